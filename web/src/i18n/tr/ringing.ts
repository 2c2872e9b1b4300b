import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Çalıyor: ${name}…`,
  rung: (name: string) => `Zili çaldık: ${name}.`,
  pageOpen: (name: string) => `Zili çaldık: ${name}. Sayfası açık.`,
  gone: (name: string) =>
    `En azından birlikte yapacağınız bir sonraki paylaşıma kadar buradan zil çalınamıyor: ${name}. Lütfen telefon edin. Ekranınızı yine de buradan paylaşabilirsiniz.`,
  tooMany: (name: string) =>
    `Zili birkaç kez çaldık: ${name}. Bir dakika bekleyin ya da telefon edin.`,
  failed: (name: string) =>
    `Zili çalamadık: ${name}. Yeniden deneyin ya da telefon edin.`,
  ring: (name: string) => `Zili çal: ${name}`,
  again: (name: string) => `Yeniden çal: ${name}`,
  helperCannot: (name: string) => `${name} şu anda yardım edemiyor.`,
  freeToday: (name: string, time: string) =>
    `${name} saat ${time} için yardım sözü verdi.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} yarın saat ${time} için yardım sözü verdi.`,
  comeBack: 'Bu sayfayı kapatıp o saatte düğmeye yeniden basabilirsiniz.',
  tryLater: 'Bu sayfayı kapatıp daha sonra yeniden deneyebilirsiniz.',
  switchLabel: 'Bu cihazda çal',
  switchText:
    'Biri sizin düğmenize bastığında, bu sayfa kapalı olsa bile bu cihaz çalar.',
  homeScreen:
    'Biri düğmenize bastığında bu cihaz çalabilir. Önce bu siteyi ana ekranınıza ekleyin:',
  homeScreenSteps: [
    'Tarayıcının paylaş düğmesine, oklu kareye dokunun.',
    '“Ana Ekrana Ekle”yi seçin.',
    'Kinscreen’i oradan açın; bağlantınızı ve çalmayı orada ayarlayın.',
  ],
  browserCannot:
    'Bu tarayıcı çalamaz. Bu sayfa açıkken birinin size ihtiyacı olduğunu görürsünüz.',
  isOn: 'Bu cihaz, izin verdiğiniz kişiler için çalar. Yeni biriyle paylaşım sırasında ve sonrasında size sorulur.',
  undo: 'Geri almak için buradan kapatın. Sonra kimse bu cihazı çaldıramaz.',
  asking:
    'Tarayıcınız bu sitenin bildirim gösterip gösteremeyeceğini soruyor. Orada izin verin.',
  refused:
    'Hâlâ kapalı, çünkü tarayıcının bildirim göstermesine izin verilmedi. Yeniden deneyebilirsiniz.',
  blocked:
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Web adresinin yanındaki simgeye tıklayın, bildirimlere izin verin, sonra yeniden açın.',
  notSwitched: 'Açılamadı. İnternet bağlantınızı denetleyip yeniden deneyin.',
  callers: 'Zilinizi kimler çalabilir',
  callerLabel: (date: string) => `Yardım ettiğiniz kişinin adı, ${date}`,
  callerHint: 'Bildirimde bu ad görünür. Bu tarayıcıda kalır.',
  nameHeading: 'Bir dahaki sefere zilinizi çalabilir',
  nameLabel: 'Kimdi?',
  saveName: 'Adı kaydet',
  letHeading: (name: string) => `Zilinizi çalabilsin mi: ${name}?`,
  letHeadingWithoutName: 'Bu kişi bir dahaki sefere zilinizi çalabilsin mi?',
  letText:
    'Düğmenize bastığında, bu sayfa kapalı olsa bile bu cihaz çalar. İzni istediğiniz zaman geri alabilirsiniz.',
  letRing: (name: string) => `Zilimi çalabilsin: ${name}`,
  letRingWithoutName: 'Zilimi çalabilsin',
  letDone: (name: string) => `Artık zilinizi çalabilir: ${name}.`,
  letDoneWithoutName: 'Bu kişi artık zilinizi çalabilir.',
  letLater:
    'Oradaki sayfa kapanmış. Birlikte yapacağınız bir sonraki paylaşımdan sonra zilinizi çalabilir.',
  takeBack: (name: string) => `İzni geri al: ${name}`,
  takeBackFrom: (date: string) =>
    `İzni geri al: yardım ettiğiniz kişi, ${date}`,
  taken: (name: string) => `Artık zilinizi çalamaz: ${name}.`,
  takenWithoutName: 'Bu kişi artık zilinizi çalamaz.',
  takenLater:
    'Tarayıcınız bildirim hizmetine ulaşınca tam olarak geçerli olur. İnternet bağlantınızı denetleyip bu sayfayı yeniden açın.',
  othersLater:
    'Diğerleri, birlikte yapacağınız bir sonraki paylaşımdan sonra yeniden çalabilir.',
  answerHeading: 'Şimdi olmuyor mu? Tek dokunuşla bildirin:',
  tomorrowAt: (time: string) => `Yarın saat ${time}`,
  sending: 'Yanıtınız gönderiliyor…',
  delivered: 'Yanıtınız artık orada okunabilir.',
  lost: 'Yanıtınız ulaşmadı. Sayfa kapatılmış olabilir.',
}
