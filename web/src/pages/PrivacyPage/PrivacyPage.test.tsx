import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import PrivacyPage from './PrivacyPage'

describe('PrivacyPage', () => {
  it.each([
    /from your browser to the other person’s, encrypted all the way/,
    /signalling server introduces the two browsers/,
    /IDs in memory only while/,
    /public STUN server/,
    /relay/,
    /session storage/,
    /no cookies/,
    /no analytics, no advertising and no tracking/,
    /no IDs, no internet addresses/,
  ])('says so: %s', (statement) => {
    renderThemed(<PrivacyPage />)

    expect(screen.getByRole('article')).toHaveTextContent(statement)
  })
})
