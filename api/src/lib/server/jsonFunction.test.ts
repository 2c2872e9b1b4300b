import { corsHeaders } from './jsonFunction'

const allowedOrigins = ['https://help.example']

describe('corsHeaders', () => {
  it('lets an allowed origin read the answer', () => {
    expect(corsHeaders('https://help.example', allowedOrigins)).toEqual({
      vary: 'Origin',
      'access-control-allow-origin': 'https://help.example',
    })
  })

  it.each([undefined, 'null', 'https://evil.example'])(
    'does not let %s read it',
    (origin) => {
      expect(corsHeaders(origin, allowedOrigins)).toEqual({ vary: 'Origin' })
    }
  )
})
