import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

async function disputed(payment_method = 'pm_card_createDispute') {
  const { id: payment_intent } = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method,
    confirm: true,
  })
  const { data } = await stripe.disputes.list({ payment_intent })
  return { payment_intent, disputes: data, id: data[0]?.id ?? '' }
}
const answer = (id: string, uncategorized_text: string) =>
  stripe.disputes.update(id, { evidence: { uncategorized_text } })
const disputeEvents = async () => {
  await shop.standIn.idle()
  return shop.types().filter((type) => type.startsWith('charge.dispute'))
}

describe('a dispute (docs.stripe.com/disputes/how-disputes-work)', () => {
  test('takes the money and a fee, and says which card network it comes from', async () => {
    const { disputes } = await disputed()
    expect(disputes).toMatchObject([
      {
        status: 'needs_response',
        reason: 'fraudulent',
        is_charge_refundable: false,
        payment_method_details: {
          type: 'card',
          card: { brand: 'visa', case_type: 'chargeback', network_reason_code: '10.4' },
        },
        balance_transactions: [
          { amount: -1000, fee: 1500, net: -2500, type: 'adjustment', reporting_category: 'dispute' },
        ],
      },
    ])
    expect(await disputeEvents()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  })

  test.each([
    ['winning_evidence', 'won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed'], 2],
    ['losing_evidence', 'lost', ['charge.dispute.closed'], 1],
  ])('%s decides it: %s (docs.stripe.com/testing#evidence)', async (evidence, status, events, movements) => {
    const { id } = await disputed()
    const sent = await answer(id, evidence)
    expect(sent).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: evidence },
      evidence_details: { has_evidence: true, submission_count: 1 },
    })
    expect((await disputeEvents()).slice(2)).toEqual(['charge.dispute.updated', ...events])
    const after = await stripe.disputes.retrieve(id)
    expect(after.status).toBe(status)
    expect(after.balance_transactions).toHaveLength(movements)
  })

  test('evidence can be kept before it is sent (docs.stripe.com/api/disputes/update)', async () => {
    const { id } = await disputed()
    const kept = await stripe.disputes.update(id, { evidence: { product_description: 'Oak' }, submit: false })
    expect(kept).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0 },
    })
    await expect(stripe.disputes.update(id, { evidence: { receipt: 'file_1' } })).rejects.toThrow(
      'uploaded files',
    )
  })

  test('nobody can close it twice, and that has no code of its own (docs.stripe.com/error-codes)', async () => {
    const { id } = await disputed()
    await stripe.disputes.close(id)
    await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400, code: undefined })
  })

  test('nobody answers for a week: lost', async () => {
    const { id } = await disputed()
    shop.standIn.advance(7 * 24 * 60 * 60 + 1)
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status: 'lost',
      evidence_details: { past_due: true },
    })
  })

  test('a card with several disputes has several, one protected by 3-D Secure has none (docs.stripe.com/testing#disputes)', async () => {
    expect((await disputed('pm_card_createMultipleDisputes')).disputes).toHaveLength(2)
    expect((await disputed('pm_card_createComplianceDispute')).disputes).toMatchObject([
      { reason: 'noncompliant', enhanced_eligibility_types: ['visa_compliance'] },
    ])
  })
})

describe('an inquiry (docs.stripe.com/disputes/how-disputes-work#inquiries)', () => {
  test('takes no money, and the charge can still be refunded', async () => {
    const { payment_intent, disputes } = await disputed('pm_card_createDisputeInquiry')
    expect(disputes).toMatchObject([
      { status: 'warning_needs_response', is_charge_refundable: true, balance_transactions: [] },
    ])
    expect(await disputeEvents()).toEqual(['charge.dispute.created'])
    expect((await stripe.refunds.create({ payment_intent })).status).toBe('succeeded')
  })

  test('closes as a warning, or grows into a dispute', async () => {
    const { id } = await disputed('pm_card_createDisputeInquiry')
    expect((await stripe.disputes.close(id)).status).toBe('warning_closed')
    const other = await disputed('pm_card_createDisputeInquiry')
    await answer(other.id, 'escalate_inquiry_evidence')
    await shop.standIn.idle()
    expect(await stripe.disputes.retrieve(other.id)).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ amount: -1000 }],
    })
  })
})

test('an early fraud warning disputes nothing (docs.stripe.com/disputes/how-disputes-work#early-fraud-warnings)', async () => {
  const { payment_intent, disputes } = await disputed('pm_card_createIssuerFraudRecord')
  expect(disputes).toEqual([])
  const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent })
  expect(data).toMatchObject([{ actionable: true, payment_intent }])
  await shop.standIn.idle()
  expect(shop.types()).toContain('radar.early_fraud_warning.created')
})

test(counted, ({ task }) => expectCountInReadme(task))
