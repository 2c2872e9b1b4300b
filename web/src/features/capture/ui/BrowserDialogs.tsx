import { usePickingTexts } from 'src/i18n/usePickingTexts'

import { Click, DrawnButton, SmallScreen, Words } from './DialogParts'

/** A drawing of the picker of Chromium browsers: three tabs, and thumbnails. */
export function ChromiumDialog() {
  const { dialog } = usePickingTexts()

  return (
    <>
      <rect className="paper" x="1" y="1" width="458" height="328" rx="16" />
      <Words className="strong" x={230} y={32} width={420} size={19}>
        {dialog.title}
      </Words>
      <Words className="muted" x={80} y={69} width={130}>
        {dialog.tab}
      </Words>
      <Words className="muted" x={225} y={69} width={130}>
        {dialog.window}
      </Words>
      <Words className="strong" x={375} y={69} width={150}>
        {dialog.screen}
      </Words>
      <path className="line" d="M2 92h456" />
      <rect className="main" x="298" y="90" width="154" height="5" rx="2" />
      <SmallScreen x={136} y={112} width={188} />
      <rect className="ring" x="132" y="108" width="196" height="129" rx="9" />
      <DrawnButton x={176} y={270} width={124} height={44} radius={22}>
        {dialog.cancel}
      </DrawnButton>
      <DrawnButton x={314} y={270} width={130} height={44} radius={22} isMain>
        {dialog.share}
      </DrawnButton>
      <Click x={132} y={118} number={1} />
      <Click x={318} y={266} number={2} />
    </>
  )
}

/** A drawing of Firefox's picker: a panel with a list and two buttons. */
export function FirefoxDialog() {
  const { dialog } = usePickingTexts()

  return (
    <>
      <rect className="sunken" width="460" height="330" rx="12" />
      <rect className="paper" x="14" y="12" width="432" height="38" rx="8" />
      <rect className="main" x="30" y="22" width="22" height="16" rx="3" />
      <path className="line" d="M70 31h150" />
      <rect className="paper" x="20" y="64" width="400" height="250" rx="10" />
      <path className="paper" d="m30 65 11-14 11 14" />
      <Words className="strong" x={220} y={98} width={370}>
        {dialog.question}
      </Words>
      <Words className="muted" x={220} y={138} width={370} size={15}>
        {dialog.list}
      </Words>
      <rect className="button" x="46" y="156" width="348" height="50" rx="6" />
      <Words x={205} y={181} width={270}>
        {dialog.screenFirefox}
      </Words>
      <path className="ring" d="m358 176 8 9 8-9" strokeLinecap="round" />
      <rect className="ring" x="44" y="154" width="352" height="54" rx="8" />
      <DrawnButton x={46} y={248} width={166} height={46} radius={6}>
        {dialog.block}
      </DrawnButton>
      <DrawnButton x={228} y={248} width={166} height={46} radius={6} isMain>
        {dialog.allow}
      </DrawnButton>
      <Click x={46} y={156} number={1} />
      <Click x={230} y={248} number={2} />
    </>
  )
}

/**
 * A drawing of Safari's picker: a button for the screen. Newer versions show
 * another button in the middle of the screen.
 */
export function SafariDialog() {
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
