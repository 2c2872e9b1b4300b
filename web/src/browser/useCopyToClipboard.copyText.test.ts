import { copyText } from './useCopyToClipboard'

const link = 'https://example.org/river-apple-tiger-moon'

/** jsdom has neither a clipboard nor `execCommand`. */
function provide({
  writeText,
  execCommand,
}: {
  writeText?: () => Promise<void>
  execCommand?: (command: string) => boolean
}) {
  if (writeText) Object.assign(navigator, { clipboard: { writeText } })
  if (execCommand) Object.assign(document, { execCommand })
}

const refusing = () => Promise.reject(new DOMException('', 'NotAllowedError'))

describe('copyText', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(document, 'execCommand')
  })

  it('copies with the clipboard API', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    const execCommand = jest.fn(() => true)
    provide({ writeText, execCommand })

    await expect(copyText(link)).resolves.toBe(true)
    expect(writeText).toHaveBeenCalledWith(link)
    expect(execCommand).not.toHaveBeenCalled()
  })

  it.each([
    ['refuses', refusing],
    ['is missing', undefined],
  ])('copies by selection if the clipboard %s', async (_, writeText) => {
    const selected: string[] = []
    const execCommand = (command: string) => {
      const field = document.querySelector('textarea')!
      const { value, selectionStart, selectionEnd } = field
      selected.push(command, value.slice(selectionStart, selectionEnd))
      return true
    }
    provide({ writeText, execCommand })

    await expect(copyText(link)).resolves.toBe(true)
    expect(selected).toEqual(['copy', link])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it.each([
    ['fails as well', () => false],
    ['is missing as well', undefined],
  ])('reports a failure if selection %s', async (_, execCommand) => {
    provide({ writeText: refusing, execCommand })

    await expect(copyText(link)).resolves.toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })
})
