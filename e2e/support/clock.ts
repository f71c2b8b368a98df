const orderUrl = 'http://127.0.0.1:8080/v1/projects/demo-wood-master/databases/(default)/documents/orders'

/** Nobody can turn the shop's clock, so the order's own time is moved: its buyer had until an hour ago. */
export async function letTimeRunOut(orderId: string): Promise<void> {
  const payBy = { timestampValue: new Date(Date.now() - 3_600_000).toISOString() }
  const answer = await fetch(`${orderUrl}/${orderId}?updateMask.fieldPaths=payBy`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { payBy } }),
  })
  if (!answer.ok) throw new Error(`The order could not be changed: ${await answer.text()}`)
}
