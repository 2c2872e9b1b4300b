import { usePickingTexts } from 'src/i18n/usePickingTexts'

import { Click, Words, DrawnButton } from './DialogParts'

/** As in Firefox: a panel that hangs from the address, with a list and two buttons. */
function FirefoxDialog() {
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

export default FirefoxDialog
