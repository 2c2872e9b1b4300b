import type { Texts } from 'src/i18n/Texts'

export const panel: Texts['panel'] = {
  title: 'Size yardım eden kişiden ipuçları',
  sees: 'Size yardım eden kişi ekranınızı görüyor.',
  seesBy: (name: string) => `${name} ekranınızı görüyor.`,
  limits: 'Bu kişi bir yeri gösterebilir, ama tıklayamaz ve yazamaz.',
  verified: 'Bu, bağlantıyı oluşturan kişi.',
  ownsWords: 'Bu, bu dört sözcüğün sahibi.',
  hasLink: 'Bu kişide gönderdiğiniz bağlantı var.',
  sameHelper: (name: string, date: string) =>
    `Bu ${name}: ${date} tarihinde yardım eden aynı kişi.`,
  sameAsBefore: (name: string) =>
    `Bu ${name}: daha önce yardım eden aynı kişi.`,
  notVerified: 'Doğrulanmadı.',
  since: (time: string) => `Başlangıç: ${time}.`,
  idle: 'Size yardım eden kişi bir yeri gösterince burada görürsünüz.',
  shows: 'Size bir yer gösteriliyor',
  showsBy: (name: string) => `${name} size bir yer gösteriyor`,
  place: {
    upperLeft: 'Sol üste bakın',
    top: 'Üste bakın',
    upperRight: 'Sağ üste bakın',
    left: 'Sola bakın',
    middle: 'Ortaya bakın',
    right: 'Sağa bakın',
    lowerLeft: 'Sol alta bakın',
    bottom: 'Alta bakın',
    lowerRight: 'Sağ alta bakın',
  },
  closeUp: 'O yerin yakından görünüşü',
  map: 'Ekranınızın küçük görünüşü',
  bigger: 'Daha büyük yazı',
  open: 'Yardım penceresini aç',
  openText: 'Her şeyin üstünde durur ve nereye bakacağınızı gösterir.',
  keepOnTop: 'Hep üstte tut',
}
