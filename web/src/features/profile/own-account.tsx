import { useState } from 'react'
import { dismissToasts, errorToast, successToast } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import * as m from '#texts/profile.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'

export function OwnAccount({ email }: { email: string }) {
  const [pending, setPending] = useState(false)
  const [asking, setAsking] = useState(false)

  const download = async () => {
    setPending(true)
    void dismissToasts()
    try {
      const data = await api.call('getOwnData')
      saveFile('wood-master-data.json', JSON.stringify(data, null, 2), 'application/json')
      await successToast(m.downloaded())
    } catch (error) {
      await errorToast(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <section aria-labelledby="own-account-title" className="mt-10">
      <h2 id="own-account-title" className="mb-3 text-2xl">
        {m.ownTitle()}
      </h2>
      <p className="max-w-prose">{m.ownText()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="plain" pending={pending} onClick={download}>
          {m.download()}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {m.closeAccount()}
        </Button>
      </div>
      {asking && <CloseAccountDialog email={email} onClose={() => setAsking(false)} />}
    </section>
  )
}
