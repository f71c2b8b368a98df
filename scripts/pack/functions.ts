export const functions = [
  'api',
  'checkPayments',
  'expireHolds',
  'expireOrders',
  'sendDueMails',
  'sendNewMail',
  'invoiceOrder',
  'issueDueInvoices',
  'watchBudget',
  'checkTaxNumbers',
  'keepPromises',
]
