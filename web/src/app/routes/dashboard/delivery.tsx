import { settingsPage } from '#app/settings-page.tsx'
import { DeliveryForm } from '#features/delivery-admin/delivery-form.tsx'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/delivery-admin.ts'

export const { loader, Component } = settingsPage('getDeliverySettings', DeliveryForm, {
  title: m.title(),
  intro: m.intro(),
  width: 'w-full',
  more: async () => ({ currency: await shopCurrency() }),
})
