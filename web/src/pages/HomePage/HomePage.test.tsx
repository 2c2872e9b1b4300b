import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import HomePage from './HomePage'

describe('HomePage', () => {
  beforeEach(() => {
    renderThemed(<HomePage />)
  })

  it('offers both roles, and a field for words that were read out', () => {
    const links = screen.getAllByRole('link')

    expect(
      links.map((link) => [link.textContent, link.getAttribute('href')])
    ).toEqual([
      ['Share my screen', '/broadcast'],
      ['Help someone', '/receive'],
    ])
    expect(
      screen.getByRole('textbox', { name: 'I have four words' })
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  it('explains the product in one sentence', () => {
    expect(
      screen.getByText('One click and done, no downloads or sign-up.')
    ).toBeVisible()
  })

  it('has its headings in order', () => {
    const levels = screen
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName[1]))

    expect(levels[0]).toBe(1)
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  it('warns of strangers', () => {
    expect(screen.getByText(/someone you don’t know/)).toBeVisible()
  })
})
