import { failureCodes } from './failureCodes'

const failure = (properties: object) =>
  Object.assign(new Error('The account of Anna is locked.'), properties)

describe('failureCodes', () => {
  it.each([
    [{ code: 'OAUTH_TIMEOUT' }, 'OAUTH_TIMEOUT'],
    [{ cause: { code: 'ECONNREFUSED' } }, 'ECONNREFUSED'],
    [{ error: 'invalid_client' }, 'invalid_client'],
    [
      { code: 'OAUTH_RESPONSE_BODY_ERROR', error: 'invalid_scope' },
      'OAUTH_RESPONSE_BODY_ERROR, invalid_scope',
    ],
  ])('names the codes of %j: %s', (properties, codes) => {
    expect(failureCodes(failure(properties))).toBe(codes)
  })

  it.each([
    failure({ error: 'anna_is_locked', error_description: 'Anna' }),
    failure({ code: 'anna@login.example', cause: { id_token: 'eyJ' } }),
    failure({ code: 7, cause: 'Anna' }),
    'Anna',
    null,
  ])('names nothing that a stranger or the provider has written', (error) => {
    expect(failureCodes(error)).toBe('unknown')
  })
})
