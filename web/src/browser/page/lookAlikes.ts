/** Pairs of a letter and the Latin letter that looks the same. */
const lookAlikes = new Map(
  [
    ...['аa', 'вb', 'еe', 'ѕs', 'іi', 'јj', 'кk', 'мm', 'нh', 'оo', 'рp', 'сc'],
    ...['тt', 'уy', 'хx', 'ԁd', 'һh', 'ԛq', 'ԝw', 'АA', 'ВB', 'ЕE', 'ЅS', 'ІI'],
    ...['ЈJ', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX', 'ӏl', 'ԍg'],
    ...['αa', 'βb', 'εe', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'σs', 'ςs', 'τt'],
    ...['υu', 'χx', 'ωw', 'γy', 'ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM'],
    ...['ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX', 'ıi', 'łl', 'ŁL', 'øo', 'ØO', 'đd'],
    ...['ɡg', 'ɑa', 'ᴀa', 'ʙb', 'ᴄc', 'ᴅd', 'ᴇe', 'ꜰf', 'ɢg', 'ʜh', 'ɪi', 'ᴊj'],
    ...['ᴋk', 'ʟl', 'ᴍm', 'ɴn', 'ᴏo', 'ᴘp', 'ʀr', 'ꜱs', 'ᴛt', 'ᴜu', 'ᴠv', 'ᴡw'],
    ...['ʏy', 'ᴢz', 'ةه', 'ىي', 'ـ'],
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)] as const)
)

/** Digits and signs that replace letters, as in M1cr0$oft. */
const leet = new Map(
  ['0o', '1i', '3e', '4a', '5s', '7t', '8b', '@a', '$s', '!i', '|i', '€e'].map(
    (pair) => [pair.slice(0, 1), pair.slice(1)] as const
  )
)

const mapped = (text: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => letters.get(letter) ?? letter).join('')

/** @returns the text with the Latin letters that its letters look like */
export const asLatin = (text: string): string => mapped(text, lookAlikes)

/** @returns the text with letters in place of digits and signs */
export const withoutLeet = (text: string): string => mapped(text, leet)
