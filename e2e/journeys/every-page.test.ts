import { expect } from '@playwright/test'
import { shopPages, type Viewer } from '../pages/manifest.ts'
import { openPage } from '../pages/open-page.ts'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { expectReadableEnlarged } from '../support/enlarged.ts'
import { test } from '../support/journey.ts'
import { expectRoomForLongerTexts } from '../support/longer-texts.ts'
import { watchPolicy } from '../support/policy.ts'
import { signIn } from '../support/sign-in.ts'

// Up to twenty pages in two themes and two sizes.
test.setTimeout(480_000)
// A page that gets narrow after it has loaded fetches a phone's picture ahead that it has no more use for.
test.use({ provokes: [/was preloaded using link preload but not used/] })

/** So that workers share them about evenly. */
const parts: [Viewer, number, number][] = [
  ['visitor', 0, 99],
  ['shopper', 0, 99],
  ['admin', 0, 8],
  ['admin', 8, 99],
]

for (const [viewer, from, to] of parts) {
  const pages = shopPages.filter((page) => page.viewer === viewer).slice(from, to)
  test(`every page for a ${viewer} from ${pages[0]?.name} on is accessible in both themes, fits every screen at every zoom, has room for longer texts and obeys the policy`, async ({
    page,
  }) => {
    const violations = await watchPolicy(page)
    if (viewer !== 'visitor') await signIn(page, accounts[viewer])
    for (const shown of pages) {
      await openPage(page, shown)
      await expectAccessibleInBothThemes(page)
      await expectReadableEnlarged(page)
      await expectRoomForLongerTexts(page)
    }
    expect(violations).toEqual([])
  })
}
