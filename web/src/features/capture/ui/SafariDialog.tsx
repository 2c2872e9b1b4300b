import { usePickingTexts } from 'src/i18n/usePickingTexts'

import { Click, SmallScreen, Words, DrawnButton } from './DialogParts'

/** As in Safari: one button for the screen, and on newer systems one in the middle of it. */
function SafariDialog() {
  const { dialog } = usePickingTexts()

  return (
    <>
      <rect className="paper" x="1" y="1" width="288" height="328" rx="18" />
      <rect className="main" x="121" y="24" width="48" height="34" rx="6" />
      <path className="line" d="M133 68h24" />
      <Words className="strong" x={145} y={104} width={250} size={15}>
        {dialog.question}
      </Words>
      {(
        [
          ['allowWindow', 140],
          ['allowScreen', 200],
          ['dontAllow', 260],
        ] as const
      ).map(([name, y]) => (
        <DrawnButton
          key={name}
          {...{ x: 22, y, width: 246, height: 44, radius: 8, size: 16 }}
          padding={13}
          isMain={name === 'allowScreen'}
        >
          {dialog[name]}
        </DrawnButton>
      ))}
      <SmallScreen x={312} y={172} width={146} />
      <rect className="main" x="345" y="204" width="80" height="30" rx="8" />
      <Click x={24} y={202} number={1} />
      <Click x={346} y={204} number={2} />
    </>
  )
}

export default SafariDialog
