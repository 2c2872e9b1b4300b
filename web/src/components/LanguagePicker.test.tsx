import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { languageStore } from 'src/i18n/language'
import LanguageProvider from 'src/i18n/LanguageProvider'

import LanguagePicker from './LanguagePicker'
import { renderThemed } from './renderThemed'

const picker = (label: string) => screen.findByRole('combobox', { name: label })

describe('LanguagePicker', () => {
  afterEach(async () => {
    await act(() => languageStore.speak('en'))
    localStorage.clear()
  })

  it('lists every language under its own name', async () => {
    renderThemed(<LanguagePicker />)
    expect(await picker('Language')).toHaveValue('en')
    expect(screen.getAllByRole('option')).toHaveLength(12)
    const polish = screen.getByRole('option', { name: 'Polski' })
    expect(polish).toHaveAttribute('lang', 'pl')
  })

  it('changes the language of the page, and stores the choice', async () => {
    renderThemed(
      <LanguageProvider>
        <LanguagePicker />
      </LanguageProvider>
    )
    fireEvent.change(await picker('Language'), { target: { value: 'ar' } })

    expect(await picker('اللغة')).toHaveValue('ar')
    expect(document.documentElement).toHaveAttribute('lang', 'ar')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(languageStore.kept).toBe('ar')
  })
})
