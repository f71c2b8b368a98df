import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settings } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { PortfolioPage } from './portfolio-page.tsx'

it('offers no way to reach the seller that the shop is not set to', () => {
  onCall('getSettings', () => settings())
  render(<PortfolioPage />)
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName()
})
