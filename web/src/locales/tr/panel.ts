import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Sizin için ipuçları',
  sees: 'Size yardım eden kişi ekranınızı görüyor.',
  seesBy: (name: string) => `${name} ekranınızı görüyor.`,
  limits: 'Bir yeri gösterebilir. Tıklayamaz ve yazamaz.',
  idle: 'Size bir yer gösterdiğinde burada görürsünüz.',
  shows: 'Size bir yer gösteriliyor',
  showsBy: (name: string) => `${name} size bir yer gösteriyor`,
  place: {
    upperLeft: 'sol üstte',
    top: 'üstte',
    upperRight: 'sağ üstte',
    left: 'solda',
    middle: 'ortada',
    right: 'sağda',
    lowerLeft: 'sol altta',
    bottom: 'altta',
    lowerRight: 'sağ altta',
  },
  closeUp: 'O yer, büyütülmüş',
  map: 'Gösterdiğiniz her şey, küçük',
  bigger: 'Daha büyük yazı',
  open: 'Yardım penceresini aç',
  openText: 'Hep üstte kalır ve nereye bakacağınızı gösterir.',
  keepOnTop: 'Hep üstte tut',
}
