import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Çalıyor: ${name}…`,
  rung: (name: string) => `Zili çaldık: ${name}.`,
  pageOpen: (name: string) => `Zili çaldık: ${name}. Sayfası açık.`,
  gone: (name: string) =>
    `Artık buradan zil çalınamıyor: ${name}. Lütfen telefon edip “Bu cihazda çal” seçeneğini yeniden açmasını isteyin.`,
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
  isOn: 'Bu cihaz, düğmenizi saklayan herkes için çalar. Bilgisayarları bunu birlikte yapacağınız bir sonraki paylaşımda öğrenir.',
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
  answerHeading: 'Şimdi olmuyor mu? Tek dokunuşla bildirin:',
  tomorrowAt: (time: string) => `Yarın saat ${time}`,
  sending: 'Yanıtınız gönderiliyor…',
  delivered: 'Yanıtınız artık orada okunabilir.',
  lost: 'Yanıtınız ulaşmadı. Sayfa kapatılmış olabilir.',
}
