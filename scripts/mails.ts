import { writePreviews } from './mails/previews.ts'
import { fromRoot, mailPreviews } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Renders every kind of mail into `.cache/mails`; `--docs` renews the pictures in docs/mails. */
await main(async () => {
  const names = await writePreviews(mailPreviews)
  console.log(`${names.length} mails in .cache/mails`)
  if (process.argv.includes('--docs')) {
    const { takePictures } = await import('./mails/pictures.ts')
    await takePictures(mailPreviews, names, fromRoot('docs', 'mails'))
  }
  return 0
})
