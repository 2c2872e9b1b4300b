import { render } from '@redwoodjs/testing/web'

import Words from './Words'

const lengthOf = (text: string) => {
  const { container } = render(
    <svg>
      <Words x={0} y={0} width={100}>
        {text}
      </Words>
    </svg>
  )
  return container.querySelector('text')?.getAttribute('textLength')
}

describe('Words', () => {
  it('leave short words as they are', () => {
    expect(lengthOf('Share')).toBeNull()
    expect(lengthOf('整个屏幕')).toBeNull()
  })

  it('set long ones closer, so that they stay within the dialog', () => {
    expect(lengthOf('Gesamter Bildschirm')).toBe('100')
    expect(lengthOf('选择要分享的内容')).toBe('100')
  })
})
