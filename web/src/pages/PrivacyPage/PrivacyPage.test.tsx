import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'

import PrivacyPage from './PrivacyPage'

describe('PrivacyPage', () => {
  it.each([
    /from your browser to the browser of the other person/,
    /signalling server introduces the two browsers/,
    /ids in its memory only/,
    /public STUN server/,
    /relay/,
    /session storage/,
    /no cookies/,
    /no analytics/,
    /no ids, no internet addresses/,
  ])('says so: %s', (statement) => {
    renderThemed(<PrivacyPage />)

    expect(screen.getByRole('article')).toHaveTextContent(statement)
  })
})
