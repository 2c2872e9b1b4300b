import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Buraya tıkla',
    'double-click-here': 'Buraya çift tıkla',
    'right-click-here': 'Buraya sağ tıkla',
    'type-here': 'Buraya yaz',
    'press-enter': 'Enter tuşuna bas',
    'scroll-down': 'Aşağı kaydır',
    'wait-until-done': 'Bitene kadar bekle',
    'close-window': 'Bu pencereyi kapat',
  },

  heading: 'Adımlar',
  empty:
    '“Numaralandır” aracını seçip görüntüye tıklayın. Her numara, karşı tarafın tek tek izleyebileceği bir adım olur.',
  full: (most: number) => `En çok ${most} adım olabilir.`,
  list: 'Bütün adımlar',
  noWords: 'Henüz yazı yok',
  words: (number: number) => `${number}. adımda yapılacak`,
  ownWords: 'Kendi sözleriniz',
  ownWordsHint:
    'Karşı taraf hazır cümleleri kendi dilinde, sizinkileri yazdığınız gibi okur.',
  useWords: 'Kullan',
  up: (number: number) => `${number}. adımı yukarı al`,
  down: (number: number) => `${number}. adımı aşağı al`,
  remove: (number: number) => `${number}. adımı kaldır`,
  removed: 'Adım kaldırıldı.',
  putBack: 'Geri koy',
  placeAgain: 'Yeniden göster',
  placing: (number: number) =>
    `Şimdi görüntüde ${number}. adımın yerine tıklayın.`,
  cancel: 'Vazgeç',
  showThem: 'Bu adımı ona göster',
  here: 'Karşı taraf burada',
  done: 'Tamam',
  notFound: 'Bulamıyor',
  noPicture: 'Bu adımın resmi yok. Çekmek için yeniden gösterin.',

  step: (number: number, count: number) => `Adım ${number} / ${count}`,
  picture: 'Yerin resmi',
  noPictureHere: 'Bu adımın resmi yok.',
  told: 'Size yardım eden kişi artık bulamadığınızı biliyor.',
  back: 'Önceki adım',
  next: 'Sonraki adım',
  finished: 'Bu son adımdı. Tebrikler!',
}
