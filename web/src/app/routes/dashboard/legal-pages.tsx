import { settingsPage } from '#app/settings-page.tsx'
import { LegalPagesForm } from '#features/legal-admin/legal-pages-form.tsx'
import * as m from '#texts/legal.ts'

export const { loader, Component } = settingsPage('getLegalPages', LegalPagesForm, {
  title: m.adminTitle(),
  intro: m.adminIntro(),
  width: 'max-w-3xl',
})
