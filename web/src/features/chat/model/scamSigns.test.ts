import fc from 'fast-check'

import { foldedWords, hasScamSign } from './scamSigns'

const inText = (text: string) => hasScamSign({ type: 'text', id: 1, text })
const inLink = (href: string) => hasScamSign({ type: 'link', id: 1, href })

describe('hasScamSign', () => {
  it.each([
    ['en', 'Please buy two gift cards and scratch them'],
    ['en', 'Open AnyDesk and tell me the number'],
    ['en', 'we need the one-time code'],
    ['en', 'Read me the code from the text message'],
    ['en', 'What’s your password?'],
    ['en', 'Press Windows and Q for Quick Assist'],
    ['en', 'You must make a wire transfer to a safe account'],
    ['en', 'Then go to the Bitcoin ATM'],
    ['de', 'Kaufen Sie Geschenkkarten im Supermarkt'],
    ['de', 'Wie lautet die TAN?'],
    ['de', 'Überweisen Sie es auf ein sicheres Konto'],
    ['de', 'Öffnen Sie bitte die Remotehilfe'],
    ['fr', 'Achetez des cartes cadeaux'],
    ['fr', 'Donnez-moi votre mot de passe'],
    ['es', 'Compre una tarjeta de regalo'],
    ['es', 'Dígame el código de verificación'],
    ['it', 'Deve comprare delle carte regalo'],
    ['it', 'Faccia un bonifico istantaneo'],
    ['nl', 'Koop cadeaubonnen bij de Jumbo'],
    ['nl', 'Zet het op een kluisrekening'],
    ['pl', 'Proszę kupić karty podarunkowe'],
    ['pl', 'Proszę podać kod BLIK'],
    ['pt-BR', 'Compre um cartão-presente'],
    ['pt-BR', 'Agora faça um Pix'],
    ['tr', 'Bir hediye kartı alın'],
    ['tr', 'TeamViewer’ı açın, DOĞRULAMA KODUNU söyleyin'],
    ['uk', 'Купіть подарункову картку'],
    ['uk', 'Встановіть ТімВ’ювер'],
    ['zh-Hans', '请您去买礼品卡'],
    ['zh-Hans', '把验证码念给我'],
    ['ar', 'اشترِ بطاقات الهدايا'],
    ['ar', 'ثبّت تيم فيور'],
    ['ar', 'أرسل لي رمز التحقق'],
    ['ar', 'اشترِ بطاقة هدايا'],
    ['de', 'Nennen Sie mir den Bestätigungscode'],
    ['en', 'Move it to a safe account'],
    ['en', 'Tell me the verification code'],
  ])('warns in %s: %s', (_, text) => {
    expect(inText(text)).toBe(true)
  })

  it.each([
    ['small capitals', 'ᴀɴʏᴅᴇꜱᴋ'],
    ['full width', 'ＡｎｙＤｅｓｋ'],
    ['mathematical letters', '𝐓𝐞𝐚𝐦𝐕𝐢𝐞𝐰𝐞𝐫'],
    ['Cyrillic letters', 'Open аnуdеsk'],
    ['Greek letters', 'Open αnydεsκ'],
    ['digits', 'team v1ewer'],
    ['a capital I for an l', 'spIashtop'],
    ['r and n for m', 'teamviewer'.replace('m', 'rn')],
    ['accents', 'ányďéšk'],
    ['invisible characters', 'any\u200dde\u200csk'],
    ['spaces', 'a n y d e s k'],
    ['dots', 'T.e.a.m.V.i.e.w.e.r'],
    ['a space', 'get team viewer please'],
    ['another space', 'please install any desk'],
    ['a soft hyphen', 'Team\u00adViewer'],
    ['a space of no width', 'any\u200bdesk'],
    ['digits in both parts', 'T3amV1ewer'],
    ['emoji', 'team👍viewer'],
    ['spaces in a phrase', 'g i f t   c a r d'],
    ['spaces in Chinese', '礼 品 卡'],
    ['a longer word', 'see getanydeskapp'],
    ['an ending', 'proszę uruchomić AnyDeska'],
    ['capitals in Turkish', 'HEDİYE KARTI'],
  ])('is not deceived by %s', (_, text) => {
    expect(inText(text)).toBe(true)
  })

  it.each([
    'Click on the green one',
    'Your password for the printer is on the label',
    'Type the Wi-Fi password here',
    'What is the code for the door?',
    'Enter the code on the box',
    'Can you log me in?',
    'Thanks for the quick support',
    'There are many desks in the office',
    'Is there any desk in the room?',
    'Click any desktop icon',
    'The team viewed it together',
    'Which code does the door have?',
    'I put the card on the table, it is a gift for Anna',
    'Die Überweisung an das Finanzamt ist fertig',
    'Le code postal est 75011',
    'A a a a, now I see it!',
    'Is that the Autodesk window?',
    'Can you get screen two back?',
    'Pin it to the taskbar, and then press Enter',
    'I got a nice tan on holiday',
    'Is the money for the nursery there?',
    'Open the letter from the bank',
    'Scroll to the card with the photo of Emma',
    'The transfer of the photos is done',
    'Wo ist die Tanne?',
    'Das Passwort für den Drucker steht hinten',
    'Klick auf die Überweisung vom Mai',
    'Le mot de passe de l’imprimante est au dos',
    'Ouvre la carte de voeux',
    'El Tribunal Supremo publicó la carta',
    'Il materasso è arrivato? Guarda la carta',
    'Druk op de printer, het wachtwoord is leeg',
    'Otwórz kartę z pogodą, hasło jest na routerze',
    'A senha do Wi-Fi está no roteador',
    'Yazıcının şifresi arkasında',
    'Пароль від принтера на наклейці',
    '打印机的密码在背面',
    'كلمة مرور الطابعة على الملصق',
    '👨‍👩‍👧 ❤️',
    '',
  ])('ignores an ordinary message: %s', (text) => {
    expect(inText(text)).toBe(false)
  })

  it.each([
    'https://anydesk.com/en/downloads',
    'https://get.teamviewer.com/abc',
    'https://remotedesktop.google.com/support',
    'https://support.example.screenconnect.com/',
    'https://www.google.com/url?q=https%3A%2F%2Fanydesk.com',
    'https://aka.ms/quickassist',
    'https://www.amazon.com/gift-cards/b?node=2238192011',
    'https://www.amazon.fr/cheques-cadeaux/b',
    'https://www.amazon.de/Gutscheine/b',
    'https://www.amazon.com.tr/hediye-kart%C4%B1',
    'https://store.steampowered.com/digitalgiftcards/',
    'https://www.kraken.com/',
    'https://buy.bitcoin.example/',
    'https://example.org/Support.EXE?x=1',
    'https://example.org/help.dmg',
    'https://example.org/%ff/anydesk',
  ])('warns of a link: %s', (href) => {
    expect(inLink(href)).toBe(true)
  })

  it.each([
    'https://example.org/',
    'https://example.com/photos?album=3',
    'https://www.amazon.de/dp/B000',
    'https://www.autodesk.com/',
    'https://mail.google.com/',
    'https://notkraken.com.example.org/',
    'https://example.org/%ff',
    'https://xn--bcher-kva.example/',
  ])('ignores another link: %s', (href) => {
    expect(inLink(href)).toBe(false)
  })

  it('checks text that is to be copied, but not ready-made sentences', () => {
    const text = 'anydesk.com'
    expect(hasScamSign({ type: 'copy', id: 1, text })).toBe(true)
    expect(hasScamSign({ type: 'phrase', id: 1, phrase: 'wait' })).toBe(false)
  })

  it('is fast for the longest texts', () => {
    const before = performance.now()
    for (const part of [
      'gift car ',
      'a n y d e s ',
      'kart* podarunko',
      'بطاق ',
    ]) {
      inText(part.repeat(500 / part.length))
    }
    expect(performance.now() - before).toBeLessThan(500)
  })
})

describe('foldedWords', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldedWords(text)).toMatch(/^ (?:[^ ]+ )*$/)
        expect(typeof inText(text)).toBe('boolean')
      })
    )
    expect(foldedWords('')).toBe(' ')
    expect(foldedWords('\ud800 \0!')).toBe(' ')
    expect(foldedWords(' Größe, CAFÉ ')).toBe(' größe cafe '.replace('ö', 'o'))
  })
})
