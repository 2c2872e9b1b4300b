import { usePickingTexts } from 'src/i18n/usePickingTexts'

import { Click, SmallScreen, Words, DrawnButton } from './DialogParts'

/** As in Chrome, Edge and their relatives: three panes, the screens as pictures, two buttons. */
function ChromiumDialog() {
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

export default ChromiumDialog
