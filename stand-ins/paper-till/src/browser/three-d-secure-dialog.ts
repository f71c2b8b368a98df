const style = `
  dialog { border: 0; border-radius: 12px; padding: 24px; width: min(26rem, calc(100vw - 48px)); box-sizing: border-box; color: #1a1f36; background: #fff; font: 400 16px/1.5 system-ui, sans-serif; box-shadow: 0 12px 48px rgb(0 0 0 / 35%); }
  dialog::backdrop { background: rgb(10 14 30 / 60%); }
  form { margin: 0; }
  h2 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; }
  p { margin: 0 0 20px; }
  div { display: flex; gap: 12px; flex-wrap: wrap; }
  button { flex: 1 1 8rem; min-height: 44px; border-radius: 8px; border: 1px solid #4f46c8; font: 600 16px/1 system-ui, sans-serif; cursor: pointer; color: #4f46c8; background: #fff; }
  button[value='complete'] { color: #fff; background: #4f46c8; }
  button:focus-visible { outline: 3px solid #1a1f36; outline-offset: 2px; }
`

/** Plays the bank: asks the cardholder to confirm. Closing the window counts as a failed confirmation. */
export function askCardholder(shownAmount: string | null): Promise<'complete' | 'fail'> {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  // A shop's policy may forbid style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `
    <dialog aria-labelledby="title" aria-describedby="text">
      <form method="dialog">
        <h2 id="title">3-D Secure confirmation</h2>
        <p id="text">The bank of this test card asks you to confirm <span></span><strong></strong>.</p>
        <div><button value="complete" autofocus>Complete</button><button value="fail">Fail</button></div>
      </form>
    </dialog>`
  const dialog = root.querySelector('dialog')
  const amount = root.querySelector('strong')
  const purpose = root.querySelector('span')
  if (purpose) purpose.textContent = shownAmount === null ? 'that this card is saved' : 'the payment of '
  if (amount) amount.textContent = shownAmount
  document.body.append(host)
  return new Promise((resolve) => {
    dialog?.addEventListener('close', () => {
      host.remove()
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail')
    })
    dialog?.showModal()
  })
}
