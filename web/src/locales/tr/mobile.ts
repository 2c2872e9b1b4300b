import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Telefondan ekran gösterme',
  heading: 'Ekranınızı göstermek için lütfen bilgisayar kullanın',
  reason:
    'Telefonlarda ve tabletlerde bir internet sayfası ekranı henüz gösteremiyor. Yakında bu da olacak.',
  stepsHeading: 'Şimdi ne yapabilirsiniz',
  steps: [
    'Aynı bağlantıyı bir bilgisayarda Chrome, Edge, Firefox veya Safari ile açın.',
    'Başka birinin ekranını görmek için bu telefon ya da tablet yeterli.',
  ],

  sendHeading: 'Bağlantıyı bilgisayarınıza gönderin',
  sendText: 'Orada, örneğin e-postanızda açın ve tek düğmeye basın.',
  send: 'Bağlantıyı gönder…',
  mail: 'E-posta ile gönder',
  sendMessage: 'Ekranını göstermek için bu bağlantıyı bilgisayarınızda açın:',
  cameraHeading: 'Ya da kamerayla gösterin',
  cameraText:
    'Bu telefonu ya da tableti öbür ekrana, bir mektuba ya da bir cihaza doğru tutun. Size yardım eden kişi kameranın gördüğünü görür.',
  cameraAction: 'Kamerayı kullan',

  camera: {
    heading: 'Kameranızla gösterin',
    whatHappens:
      'Bu kişi kameranızın gördüğünü görecek, hiçbir şey duymayacak. İstediğiniz an bırakabilirsiniz.',
    action: 'Kameramı göster',
    afterwards: 'Sonra tarayıcınız kamerayı sorar. “İzin ver” düğmesine basın.',
    stopped: 'Göstermeyi bıraktınız. Artık kimse bir şey görmüyor.',
    choosingHeading: 'Kameraya izin verin',
    choosingSteps: [
      'Tarayıcınız bu sayfanın kamerayı kullanıp kullanamayacağını soruyor.',
      '“İzin ver” düğmesine basın.',
    ],
    sharing: 'Kameranızı gösteriyorsunuz',
    sharingText:
      'Kamerayı göstermek istediğiniz şeye doğru tutun. Bu sayfayı açık bırakın.',
    stop: 'Göstermeyi bırak',
    hide: 'Görüntüyü gizle',
    hidden: 'Kameranız gizli',
    hiddenText:
      'Siz yeniden gösterene kadar size yardım eden kişi hiçbir şey görmez.',
    show: 'Görüntüyü yeniden göster',
  },
  preview: 'Kameranızın gördüğü',
}
