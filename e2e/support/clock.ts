const orderUrl = 'http://127.0.0.1:8080/v1/projects/demo-wood-master/databases/(default)/documents/orders'

/** The shop's clock cannot be changed, so the order's deadline is moved to an hour ago. */
export async function letTimeRunOut(orderId: string): Promise<void> {
  const payBy = { timestampValue: new Date(Date.now() - 3_600_000).toISOString() }
  const response = await fetch(`${orderUrl}/${orderId}?updateMask.fieldPaths=payBy`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { payBy } }),
  })
  if (!response.ok) throw new Error(`The order could not be changed: ${await response.text()}`)
}
