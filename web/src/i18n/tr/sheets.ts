import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Yaptıklarımızı sakla',
  keepText:
    'Her adımın resmi olan bir sayfanız olur; yazdırabilir ya da yeniden bakabilirsiniz. Bu bilgisayarda kalır.',
  keepAgain: 'Yeni adımları da sakla',
  kept: 'Sayfa bu bilgisayarda saklandı. Bu sitede “Sayfalarım” altında bulursunuz.',
  full: 'Bu bilgisayarda yer kalmadığı için sayfa saklanamadı. Yine de yazdırabilir ya da dosya olarak kaydedebilirsiniz.',
  denied:
    'Bu tarayıcı sayfayı saklamamıza izin vermiyor. Yine de yazdırabilir ya da dosya olarak kaydedebilirsiniz.',
  name: 'Sayfanın adı',
  useName: 'Bu adı kullan',
  usualName: (date: string) => `${date} günü yaptıklarımız`,
  print: 'Yazdır',
  saveFile: 'Dosya olarak kaydet',

  with: (name: string, date: string) => `${name} ile, ${date}`,
  made: (date: string) => `${date} günü yapıldı`,
  map: 'Ekrandaki yeri',
  footer: 'Bir dahaki sefere ekranınız biraz farklı görünebilir.',

  suggest: 'Saklamayı öner',
  suggestText:
    'Karşı tarafın, her adımın resmi olan bir sayfası olur; yazdırabilir ya da yeniden bakabilir.',
  suggested: 'Karşı taraf şimdi bunun için bir düğme görüyor.',
  theyKept: 'Karşı taraf sayfayı sakladı.',
  theyDeclined: 'Karşı taraf şimdi saklamak istemiyor.',
  suggestion:
    'Size yardım eden kişi bu adımları bir sayfada saklamayı öneriyor.',
  suggestionBy: (name: string) =>
    `${name} bu adımları bir sayfada saklamayı öneriyor.`,
  notNow: 'Şimdi değil',

  leaveOut: 'Bu resmi çıkar',
  askCopy: 'Kopya iste',
  copyAsked: 'Karşı tarafa soruluyor.',
  copyComing: 'Karşı taraf kabul etti. Kopya yolda.',
  copyHere: 'Bir kopyanız var. Bu sitede “Sayfalarım” altında bulursunuz.',
  copyDeclined: 'Karşı taraf kopya vermek istemiyor.',
  copyFailed: 'Kopya gelmedi ya da bu tarayıcı saklamamıza izin vermiyor.',
  copyWish:
    'Size yardım eden kişi, ekranınızın resimleriyle birlikte sayfanın bir kopyasını istiyor.',
  copyWishBy: (name: string) =>
    `${name}, ekranınızın resimleriyle birlikte sayfanın bir kopyasını istiyor.`,
  giveCopy: 'Kopya gönder',
  copyGiven: 'Size yardım eden kişi sayfanın bir kopyasını alıyor.',

  title: 'Sayfalarım',
  introduction:
    'Yardımla adım adım yaptıklarınız. Sayfalar bu bilgisayardadır. Bizde kopyası yoktur.',
  none: 'Henüz sayfa yok. Biri size adımları gösterdiğinde “Yaptıklarımızı sakla” düğmesine basın.',
  unavailable:
    'Bu tarayıcı bu sitenin bir şey saklamasına izin vermiyor, bu yüzden burada sayfa yok.',
  gone: 'Bu sayfa bu bilgisayarda değil ya da okunamıyor.',
  stepCount: (count: number) =>
    plural('tr', count, { one: `${count} adım`, other: `${count} adım` }),
  room: (size: string) => `Bu bilgisayarda ${size} yer kaplıyorlar.`,
  all: 'Bütün sayfalar',
  readAloud: 'Sesli oku',
  stopReading: 'Okumayı durdur',
  rename: 'Adını değiştir',
  remove: 'Bu sayfayı sil',
  removed: (name: string) => `“${name}” silindi.`,
  undo: 'Geri al',
  removeAll: 'Bütün sayfaları sil',
  removeAllQuestion: 'Hepsi silinsin mi? Bu geri alınamaz.',
  removeAllYes: 'Evet, hepsini sil',
  removeAllNo: 'Hayır, kalsın',
  removedAll: 'Bütün sayfalar silindi.',
  view: 'Sayfa',
}
