import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Gösterme araçları',
  point: 'Göster',
  draw: 'Çiz',
  number: 'Numaralandır',
  undo: 'Geri al',
  clear: 'Hepsini sil',

  keys: {
    point:
      'Tıklayın ya da sürükleyin: Karşı taraf orada bir ok görür. Klavyeyle: Ok tuşları artı işaretini gezdirir, Enter orayı gösterir.',
    draw: 'Çizgi çizmek için sürükleyin. Klavyeyle: Ok tuşları artı işaretini gezdirir, Enter çizgiyi başlatır ve bitirir.',
    number:
      'Adımları numaralandırmak için tıklayın: 1, 2, 3. Klavyeyle: Ok tuşları artı işaretini gezdirir, Enter numarayı koyar.',
  },
  moreKeys:
    'Shift ile adımlar küçülür. Ctrl+Z geri alır. Esc yeniden görüntüyü kaydırmaya döner. Fare tekerleği, iki parmak ya da + ve − büyütür ve küçültür.',

  sent: 'Gönderildi',
  seen: 'Karşı taraf gösterdiğiniz yeri görüyor',

  cross: (place: string) => `İşaret: ${place}`,
  drawing: (place: string) => `Çizgi: ${place}`,
  places: {
    upperLeft: 'sol üstte',
    top: 'üstte ortada',
    upperRight: 'sağ üstte',
    left: 'solda',
    middle: 'ortada',
    right: 'sağda',
    lowerLeft: 'sol altta',
    bottom: 'altta ortada',
    lowerRight: 'sağ altta',
  },
}
