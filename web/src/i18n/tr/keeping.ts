import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Her seferinde aynı bağlantıyı kullan',
  keepLinkText:
    'Size özel bir bağlantı ve dört sözcük oluşturulur. Bunlar değişmez; yardım ettiğiniz kişi size tek düğmeyle yeniden ulaşabilir.',
  making: 'Bağlantınız oluşturuluyor. Bu bir dakika sürebilir…',
  made: 'Artık size özel bağlantı bu. Lütfen bunu gönderin.',
  kept: 'Bu, size özel bağlantınız. Bu sayfayı bu tarayıcıda her açtığınızda aynıdır.',
  elsewhere:
    'Size özel bağlantı başka bir sekmede kullanılıyor. Bu sekmedeki bağlantı farklı.',
  lost: 'Size özel bağlantı bu tarayıcıda artık yok. O bağlantıyı ya da düğmesini hâlâ kullananlar size ulaşamaz. Yeni bir tane oluşturup onlara gönderin.',
  notMade:
    'Bağlantınız oluşturulamadı. İnternet bağlantınızı denetleyip yeniden deneyin.',
  newLink: 'Yeni bağlantı al',
  newLinkText:
    'Bağlantınız ve dört sözcüğü, onlara sahip olan herkes için geçersiz olur; saklanan düğmeler de çalışmaz.',
  replace: 'Evet, bağlantımı değiştir',

  offerWithoutName: 'Size yardım eden kişi için bir düğme ister misiniz?',
  offerText:
    'Yeniden yardıma ihtiyacınız olduğunda bu siteyi açıp ona basarsınız. Bağlantıya gerek kalmaz.',
  nameLabel: 'Düğmedeki ad',
  keepButton: 'Düğmeyi bu bilgisayarda sakla',
  keptButton: (place: string, button: string) =>
    `Tamam. Bir dahaki sefere ${place} adresine gidip “${button}” düğmesine basın.`,

  heading: 'Size yardım edenler',
  getHelp: (name: string) => `Yardım iste: ${name}`,
  removing: 'Bir düğmeyi kaldır',
  remove: (name: string) => `Kaldır: ${name}`,
  removed: (name: string) => `Düğme kaldırıldı: ${name}.`,
  undo: 'Geri al',

  icon: {
    desktop: 'Bu bilgisayarın masaüstüne simge koy',
    device: 'Bu cihaza simge koy',
    text: 'Bir dahaki sefere simge bu siteyi açar, adresi yazmanız gerekmez.',
    removeFromDesktop:
      'Daha sonra kaldırmak için simgeyi açın, üstteki üç noktaya tıklayın ve kaldırmayı seçin.',
    removeFromDevice: 'Daha sonra diğer uygulamalar gibi kaldırabilirsiniz.',
    added: 'Tamam. Bir dahaki sefere simgeye tıklayın.',
  },
}
