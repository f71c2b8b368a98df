import { askDialog } from '#components/feedback/dialogs.ts'

/** Says that the order is placed and asks whether to pay now; true for yes. The texts are specified. */
export function askForPayment(): Promise<boolean> {
  return askDialog({
    title: 'Order Successful',
    text: 'Ready For Payment?',
    confirm: "Let's Go",
    icon: 'success',
  })
}
