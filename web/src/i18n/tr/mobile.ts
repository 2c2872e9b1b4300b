import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Telefondan ekran gösterme',
  heading: 'Ekranınızı göstermek için lütfen bilgisayar kullanın',
  reason: 'Telefonlarda ve tabletlerde bir internet sayfası ekranı gösteremez.',
  onComputer: (place: string) =>
    `Bilgisayarınızda ${place} adresine gidin ve şu dört kelimeyi yazın:`,
  onComputerOwn: (place: string) => `Bilgisayarınızda ${place} adresine gidin.`,
  toSee: 'Bu telefonda ya da tablette başka birinin ekranını görebilirsiniz.',

  sendHeading: 'Bağlantıyı bilgisayarınıza gönderin',
  send: 'Bağlantıyı gönder…',
  mail: 'Kendime e-posta ile gönder',
  sendMessage: 'Ekranını göstermek için bu bağlantıyı bilgisayarınızda açın:',
  cameraHeading: 'Ya da bu cihazın kamerasını kullanın',
  cameraText: 'Size yardım eden kişi kameranın gördüğünü görür.',
  cameraAction: 'Kamerayı kullan',

  camera: {
    heading: 'Kameranızla gösterin',
    whatHappens:
      'Size yardım eden kişi kameranızın gördüğünü görecek, ama hiçbir şey duymayacak. İstediğiniz an durdurabilirsiniz.',
    action: 'Kameramı göster',
    afterwards:
      'Sonra tarayıcınız kamerayı kullanmak için izin ister. “İzin Ver”e dokunun.',
    stopped: 'Göstermeyi bıraktınız. Artık kimse bir şey görmüyor.',
    choosingHeading: 'Kameraya izin verin',
    choosingSteps: [
      'Tarayıcınız bu sayfanın kamerayı kullanıp kullanamayacağını soruyor.',
      '“İzin Ver”e dokunun.',
    ],
    sharing: 'Kameranızı gösteriyorsunuz',
    stop: 'Kamerayı durdur',
    hide: 'Görüntüyü gizle',
    hidden: 'Kameranız gizli',
    hiddenText:
      'Siz yeniden gösterene kadar size yardım eden kişi hiçbir şey görmez.',
    show: 'Yeniden göster',
  },
  preview: 'Kameranızın gördüğü',
}
