/** The texts of the profile pages. */
export const messages = {
  title: 'My Profile',
  updateTitle: 'Update Profile',
  missing: 'Not Available',
  nameRequired: 'Name is required',
  educationRequired: 'Education is required',
  locationRequired: 'Location is required',
  phoneRequired: 'Phone number is required',
  linkedinRequired: 'Linkedin is required',
  linkedinInvalid: 'Use an address that begins with https://',
  imageRequired: 'Image is required',
  updated: 'Profile Update',
  updatedText: 'Successful',
  cardsTitle: 'Saved cards',
  noCards: 'You have no saved cards. You can save one when you pay for an order.',
  removeCard: 'Remove',
  nobody: 'No user is logged in',
} as const
