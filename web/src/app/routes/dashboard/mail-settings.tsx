import { settingsPage } from '#app/settings-page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { MailSettingsForm } from '#features/mail-admin/mail-settings-form.tsx'
import * as m from '#texts/mail-admin.ts'

export const { loader, Component } = settingsPage('getMailSettings', MailSettingsForm, {
  title: m.settingsTitle(),
  intro: m.settingsIntro(),
  back: [adminPaths.mails, m.title()],
})
