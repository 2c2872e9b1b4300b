import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Ekranınızı hâlâ gösteriyorsunuz',
    text: 'Bu sayfadan ayrılırsanız size yardım eden kişi ekranınızı artık göremez.',
    stay: 'Göstermeye devam et',
    leave: 'Ayrıl ve göstermeyi bırak',
  },
  lasted: (duration: string) => `${duration} bağlı kaldınız.`,
  lessThanMinute: 'Bir dakikadan az',
  minutes: (count: number) =>
    plural('tr', count, { one: `${count} dakika`, other: `${count} dakika` }),
  hours: (hours: number, minutes: number) => `${hours} sa ${minutes} dk`,
  saved: 'Bu cihaza kaydedildi:',
  nothingSaved: 'Bu cihaza hiçbir şey kaydedilmedi.',
  places: {
    downloads: 'indirilenler arasında',
    chosen: 'seçtiğiniz yerde',
    sheets: '“Sayfalarım” altında',
  },
  notArrived: (name: string) => `${name} dosyası tam olarak ulaşmadı.`,
  question: 'Oldu mu?',
  yes: 'Evet, oldu',
  no: 'Henüz değil',
  told: 'Karşı taraf yanıtınızı görüyor.',
  theirAnswer: {
    worked: 'Karşı taraf olduğunu söylüyor.',
    'not-yet': 'Karşı taraf henüz olmadığını söylüyor.',
  },
  helperAnswer: {
    worked: 'Size yardım eden kişi, olduğunu söylüyor.',
    'not-yet': 'Size yardım eden kişi, henüz olmadığını söylüyor.',
  },
  nameWorked: (name: string) => `${name} olduğunu söylüyor.`,
  nameNotYet: (name: string) => `${name} henüz olmadığını söylüyor.`,
}
