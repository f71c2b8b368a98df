import { settingsPage } from '#app/settings-page.tsx'
import { SynonymsForm } from '#features/search-admin/synonyms-form.tsx'
import * as m from '#texts/search-admin.ts'

export const { loader, Component } = settingsPage('getSearchSettings', SynonymsForm, {
  title: m.title(),
  intro: m.intro(),
})
