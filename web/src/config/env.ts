/** The build's settings. Branches that must vanish from production read `import.meta.env` themselves. */
export const env = {
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  },
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
} as const
