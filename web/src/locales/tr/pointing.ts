import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Görüntüye tıklayınca ne olur',
  point: 'Göster',
  draw: 'Çiz',
  number: 'Numaralandır',
  undo: 'Geri al',
  clear: 'Hepsini sil',

  keys: {
    point:
      'Görüntüye tıklayın ya da sürükleyin: Karşı taraf orada bir ok görür. Tuşlarla: Ok tuşları bir artı işaretini gezdirir, Enter orayı gösterir.',
    draw: 'Çizgi çizmek için görüntünün üzerinde sürükleyin. Tuşlarla: Ok tuşları bir artı işaretini gezdirir, Enter çizgiyi başlatır ve bitirir.',
    number:
      'Adımları numaralandırmak için görüntüye tıklayın: 1, 2, 3. Tuşlarla: Ok tuşları bir artı işaretini gezdirir, Enter numarayı koyar.',
  },
  moreKeys:
    'Shift ile daha ince ilerler, Ctrl+Z geri alır, Esc yeniden görüntüyü kaydırmaya döner. Tekerlek, iki parmak, + ve − büyütür ve küçültür.',

  sent: 'Gönderildi',
  seen: 'Gösterdiğiniz yeri görüyorlar',

  cross: (place) => `İşaret: ${place}`,
  drawing: (place) => `Çizgi: ${place}`,
  places: {
    'top-left': 'sol üstte',
    'top-center': 'üstte ortada',
    'top-right': 'sağ üstte',
    'middle-left': 'solda',
    'middle-center': 'ortada',
    'middle-right': 'sağda',
    'bottom-left': 'sol altta',
    'bottom-center': 'altta ortada',
    'bottom-right': 'sağ altta',
  },
}
