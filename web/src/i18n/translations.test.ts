import { languages } from 'src/browser/languageCode'

import { type Everything, english, wordsOf } from './testing/everyWord'

const foreign = languages.filter((language) => language !== 'en')

const name = 'Xyzzy'
const number = 1234

/**
 * Calls texts that are functions, with arguments that the test can find again.
 */
const spoken: Record<string, (all: Everything) => string> = {
  'common.description': ({ common }) => common.description(name),
  'common.homeLink': ({ common }) => common.homeLink(name),
  'sharing.headingWithName': ({ sharing }) => sharing.headingWithName(name),
  'inviting.words': ({ inviting }) => inviting.words(name),
  'ending.lasted': ({ ending }) => ending.lasted(name),
  'ending.minutes': ({ ending }) => ending.minutes(number),
  'ending.hours': ({ ending }) => ending.hours(12, 34),
  'ending.nameWorked': ({ ending }) => ending.nameWorked(name),
  'ending.nameNotYet': ({ ending }) => ending.nameNotYet(name),
  'files.kilobytes': ({ files }) => files.kilobytes(name),
  'files.megabytes': ({ files }) => files.megabytes(name),
  'files.facts': ({ files }) => files.facts(name, name),
  'files.nameOffers': ({ files }) => files.nameOffers(name),
  'masking.box': ({ masking }) => masking.box(number),
  'masking.remove': ({ masking }) => masking.remove(number),
  'keeping.keptButton': ({ keeping }) => keeping.keptButton(name, name),
  'keeping.getHelp': ({ keeping }) => keeping.getHelp(name),
  'keeping.remove': ({ keeping }) => keeping.remove(name),
  'keeping.removed': ({ keeping }) => keeping.removed(name),
  'caller.calls': ({ caller }) => caller.calls(name),
  'panel.sameHelper': ({ panel }) => panel.sameHelper(name, '3'),
  'panel.sameAsBefore': ({ panel }) => panel.sameAsBefore(name),
  'panel.seesBy': ({ panel }) => panel.seesBy(name),
  'panel.showsBy': ({ panel }) => panel.showsBy(name),
  'ringing.needsHelp': ({ ringing }) => ringing.needsHelp(name),
  'ringing.ringing': ({ ringing }) => ringing.ringing(name),
  'ringing.rung': ({ ringing }) => ringing.rung(name),
  'ringing.pageOpen': ({ ringing }) => ringing.pageOpen(name),
  'ringing.gone': ({ ringing }) => ringing.gone(name),
  'ringing.tooMany': ({ ringing }) => ringing.tooMany(name),
  'ringing.failed': ({ ringing }) => ringing.failed(name),
  'ringing.ring': ({ ringing }) => ringing.ring(name),
  'ringing.again': ({ ringing }) => ringing.again(name),
  'ringing.helperCannot': ({ ringing }) => ringing.helperCannot(name),
  'ringing.freeAt': ({ ringing }) => ringing.freeAt(name),
  'ringing.tomorrowAt': ({ ringing }) => ringing.tomorrowAt(name),
  'ringing.callerLabel': ({ ringing }) => ringing.callerLabel(name),
  'ringing.freeToday': ({ ringing }) => ringing.freeToday(name, '6'),
  'ringing.freeTomorrow': ({ ringing }) => ringing.freeTomorrow(name, '6'),
  'words.unknown': ({ words }) => words.unknown(name),
  'picking.askedBy': ({ picking }) => picking.askedBy(name),
  'picking.onlyChosenBy': ({ picking }) => picking.onlyChosenBy(name),
  'pointing.cross': ({ pointing }) => pointing.cross(name),
  'pointing.drawing': ({ pointing }) => pointing.drawing(name),
  'sheets.usualName': ({ sheets }) => sheets.usualName(name),
  'sheets.with': ({ sheets }) => sheets.with(name, name),
  'sheets.made': ({ sheets }) => sheets.made(name),
  'sheets.suggestionBy': ({ sheets }) => sheets.suggestionBy(name),
  'sheets.stepCount': ({ sheets }) => sheets.stepCount(number),
  'sheets.room': ({ sheets }) => sheets.room(name),
  'sheets.removed': ({ sheets }) => sheets.removed(name),
  'steps.full': ({ steps }) => steps.full(number),
  'steps.words': ({ steps }) => steps.words(number),
  'steps.up': ({ steps }) => steps.up(number),
  'steps.down': ({ steps }) => steps.down(number),
  'steps.remove': ({ steps }) => steps.remove(number),
  'steps.placing': ({ steps }) => steps.placing(number),
  'steps.step': ({ steps }) => steps.step(12, 34),
  'talking.unread': ({ talking }) => talking.unread(number),
  'talking.fromName': ({ talking }) => talking.fromName(name),
  'talking.nameOn': ({ talking }) => talking.nameOn(name),
  'viewing.pictureFileName': ({ viewing }) => viewing.pictureFileName(name),
  'privacy.introduction': ({ privacy }) => privacy.introduction(name),
  'privacy.contact': ({ privacy }) => privacy.contact(name),
  'terms.introduction': ({ terms }) => terms.introduction(name),
  'terms.contact': ({ terms }) => terms.contact(name),
  'viewing.zoomLevel': ({ viewing }) => viewing.zoomLevel(number),
  'viewing.figures.size': ({ viewing: { figures } }) => figures.size(12, 34),
  'viewing.figures.roundTrip': ({ viewing: { figures } }) =>
    figures.roundTrip(`${number}`),
  'viewing.figures.data': ({ viewing: { figures } }) =>
    figures.data(`${number}`),
}

type Said = [place: string, text: string][]

/** @returns texts with keys such as `errors.404.title` or `path.steps.0` */
function sayAll(all: Everything): Said {
  const within = (value: unknown, place: string): Said => {
    if (typeof value === 'string') return [[place, value]]
    if (typeof value === 'function') return within(spoken[place]?.(all), place)
    return Object.entries(value ?? {}).flatMap(([key, inner]) =>
      within(inner, place ? `${place}.${key}` : key)
    )
  }
  return within(all, '')
}

const places = (said: Said) => said.map(([place]) => place)

const noWords =
  /^errors\.404\.shortTitle$|^viewing\.(actualSize|zoomLevel)$|^viewing\.figures\.(numbers|size)$|^files\.(facts|kilobytes|megabytes|kinds\.pdf)$/
const units = /^viewing\.figures\.(roundTrip|data)$|^ending\.hours$/
const sameIn: Record<string, string[]> = {
  de: ['files.kinds.video', 'picking.dialog.tab'],
  fr: [
    'ending.minutes',
    'files.kinds.document',
    'safety.police',
    'viewing.figures.direct',
    'privacy.contactHeading',
    'terms.contactHeading',
  ],
  it: [
    'common.privacyLink',
    'files.kinds.video',
    'files.kinds.other',
    'privacy.title',
  ],
  nl: [
    'common.privacyLink',
    'files.kinds.document',
    'files.kinds.video',
    'viewing.figureNames.path',
    'privacy.title',
  ],
  tr: ['files.kinds.video'],
}

const bare = (text: string) => text.replace(/\s/g, ' ').toLowerCase()

const englishWord =
  /\b(?:the|and|your|you|they|them|their|this|with|when|from|screen|please|press|browser’s|helper’s)\b/i

/**
 * The script in which each text must be written. Names in Latin letters are
 * allowed.
 */
const letters: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  uk: /\p{Script=Cyrillic}/u,
  'zh-Hans': /\p{Script=Han}/u,
}
const latinNames =
  /Xyzzy|lamp cloud piano tree|UDP|TCP|TLS|Chrome|Edge|Firefox|Safari|JavaScript|VPN|QR|STUN|Shift|Ctrl\+Z|Esc|Enter|F5|Wi-Fi|example\.org|PDF|ZIP|MB|Cookie|cookie|https|\.png/g

const labels = ({
  caller,
  common,
  ending,
  files,
  home,
  inviting,
  mobile,
  newcomer,
  panel,
  picking,
  pointing,
  ringing,
  safety,
  sharing,
  sheets,
  steps,
  talking,
  trouble,
  viewing,
  words,
}: Everything) => [
  ...[caller.theyCalled, caller.stop],
  ...[common.tryAgain, common.backToHome],
  ...[home.help.action, home.share.action],
  ...[sharing.action, sharing.stop, sharing.hide, sharing.show],
  ...[inviting.copy, inviting.share, viewing.play],
  ...[ending.yes, ending.no],
  ...[files.send, files.take, files.decline, files.cancel],
  ...[inviting.mail, inviting.sms, words.go, viewing.forgetName],
  ...[inviting.moreWays, common.testConnection],
  ...[viewing.soundOn, viewing.soundOff, viewing.savePicture],
  ...[viewing.fullScreen, viewing.leaveFullScreen, viewing.leave],
  ...[viewing.zoomIn, viewing.zoomOut, viewing.fit],
  ...Object.values(viewing.look),
  ...[pointing.point, pointing.draw, pointing.number, viewing.move],
  ...[pointing.undo, pointing.clear],
  ...[viewing.askForScreen, picking.change, picking.wholeScreen],
  ...[trouble.openSettings, trouble.openInChrome, trouble.openSecure],
  ...[newcomer.admitAtSharer, newcomer.refuseAtSharer, newcomer.turnAway],
  ...[newcomer.admitAtViewer, newcomer.refuseAtViewer],
  newcomer.refuseStranger,
  ...[trouble.copyLink, mobile.send, mobile.mail, mobile.cameraAction],
  ...[mobile.camera.action, mobile.camera.stop, mobile.camera.hide],
  ...[mobile.camera.show, panel.bigger, panel.open, panel.keepOnTop],
  ...Object.values(talking.phrases),
  ...Object.values(talking.answers),
  ...[steps.heading, steps.useWords, steps.putBack, steps.placeAgain],
  ...[steps.cancel, steps.showThem, steps.back, steps.next],
  ...[sheets.keep, sheets.keepAgain, sheets.useName, sheets.print],
  ...[sheets.saveFile, sheets.suggest, sheets.notNow, sheets.all],
  ...[sheets.readAloud, sheets.stopReading, sheets.rename],
  ...[sheets.remove, sheets.undo],
  ...[sheets.removeAll, sheets.removeAllYes, sheets.removeAllNo],
  ...[talking.send, talking.copy, talking.write, talking.close],
  ...[talking.asLink, talking.asCopy, talking.openLink],
  ...[talking.readAloud, talking.writeBack, talking.earlier],
  ...[talking.talk, talking.talkBack, talking.stopTalking],
  ...[talking.mute, talking.unmute, talking.hear],
  ...[ringing.cannotNow, ringing.saveName, ringing.freeAt('18:00')],
  ...[safety.feelsWrong, safety.fine, safety.fineHidden, safety.done],
  ...[ringing.switchLabel, ringing.tomorrowAt('18:00')],
]

describe.each(foreign)('the texts of %s', (language) => {
  let all: Everything
  let said: Said

  beforeAll(async () => {
    all = await wordsOf(language)
    said = sayAll(all)
  })

  it('have the same keys as the English ones', () => {
    expect(places(said).sort()).toEqual(places(sayAll(english)).sort())
  })

  it('are empty only where the English texts are', () => {
    const silent = (texts: Said) => places(texts.filter(([, text]) => !text))
    expect(silent(said)).toEqual(silent(sayAll(english)))
  })

  it('are translated', () => {
    const original = new Map(sayAll(english))
    const same = said.filter(
      ([place, text]) =>
        text !== '' &&
        !noWords.test(place) &&
        !units.test(place) &&
        bare(text) === bare(original.get(place) ?? '')
    )
    expect(places(same)).toEqual(sameIn[language] ?? [])
    expect(said.filter(([, text]) => englishWord.test(text))).toEqual([])
  })

  it.each(Object.keys(spoken))('contain their arguments: %s', (place) => {
    const text = spoken[place]?.(all) ?? ''
    const digits = text.replace(/\D/g, '')
    expect(text.includes(name) || digits === String(number)).toBe(true)
  })

  it('use typographic characters: no straight quotes, no three dots, no double spaces', () => {
    expect(
      said.filter(([, text]) => /['"]|\.\.\.| {2}|^\s|\s$/.test(text))
    ).toEqual([])
  })

  it('use the number format of the language', () => {
    const { numbers } = all.viewing.figures
    expect(numbers.startsWith(language)).toBe(true)
    expect((1234.5).toLocaleString(numbers)).toMatch(/^1.?234.5$/)
  })

  it('fit on buttons', () => {
    expect(labels(all).filter((label) => label.length > 30)).toEqual([])
  })
})

describe.each(Object.keys(letters))('the letters of %s', (language) => {
  it('are of its own alphabet, except for names', async () => {
    const said = sayAll(await wordsOf(language)).filter(
      ([place, text]) => text !== '' && !noWords.test(place)
    )
    expect(said.filter(([, text]) => !letters[language]?.test(text))).toEqual(
      []
    )
    expect(
      said.filter(([, text]) => /[a-z]/i.test(text.replace(latinNames, '')))
    ).toEqual([])
  })
})

it('does not break a line between a French word and its punctuation', async () => {
  const loose = /(?:^|[^\u00a0])[;!?»](?!\S*\/)|[^\u00a0]:(?!\/\/)|«(?!\u00a0)/
  const said = sayAll(await wordsOf('fr'))
  expect(said.filter(([, text]) => loose.test(text))).toEqual([])
})

it('isolates values that are inserted into Arabic lines', async () => {
  const all = await wordsOf('ar')
  const places = Object.entries({
    ending: ['nameWorked', 'nameNotYet'],
    files: ['nameOffers'],
    sharing: ['headingWithName'],
    inviting: ['words'],
    panel: ['seesBy', 'showsBy', 'sameHelper', 'sameAsBefore'],
    caller: ['calls'],
    words: ['unknown'],
    picking: ['askedBy', 'onlyChosenBy'],
    talking: ['fromName', 'nameOn'],
    ringing: ['needsHelp', 'rung', 'gone', 'helperCannot', 'freeToday'],
    sheets: ['with', 'suggestionBy', 'room', 'removed'],
  }).flatMap(([group, names]) => names.map((each) => `${group}.${each}`))
  const isolated = `\u2068${name}\u2069`
  expect(
    places.filter((place) => !spoken[place]?.(all).includes(isolated))
  ).toEqual([])
})
