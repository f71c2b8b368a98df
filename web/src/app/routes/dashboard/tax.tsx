import { settingsPage } from '#app/settings-page.tsx'
import { TaxForm } from '#features/tax-admin/tax-form.tsx'
import * as m from '#texts/tax-admin.ts'

export const { loader, Component } = settingsPage('getTaxSettings', TaxForm, {
  title: m.title(),
  intro: m.intro(),
  width: 'w-full',
})
