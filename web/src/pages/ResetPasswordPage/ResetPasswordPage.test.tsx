import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import ResetPasswordPage from './ResetPasswordPage'

describe('ResetPasswordPage', () => {
  it('says that the password cannot be reset', async () => {
    renderThemed(<ResetPasswordPage />)
    await screen.findByRole('combobox')

    expect(screen.getByRole('heading')).toHaveTextContent(
      "Can't reset password"
    )
  })
})
