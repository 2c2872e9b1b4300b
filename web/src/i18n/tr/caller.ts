import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Bu kişi adının “${name}” olduğunu söylüyor.`,
  somebody: 'Birisi ekranınızı görmek istiyor.',
  firmHint:
    'Bu bir şirketin ya da kurumun adına benziyor, bu yüzden gösterilmez. Sizi tanıdıkları adı yazın.',
  firmButton:
    'Bu bir şirketin ya da kurumun adına benziyor. Bu kişinin adı ne?',

  question: 'Bu kişiyi siz mi aradınız, yoksa o mu sizi aradı?',
  number:
    'Numarayı ekrandaki bir uyarıdan, bir mesajdan ya da reklamdan mı aldınız? O zaman “Beni aradılar” seçeneğine basın.',
  coached:
    'Burada neye basacağınızı size biri mi söylüyor? O zaman “Beni aradılar” seçeneğine basın.',
  theyCalled: 'Beni aradılar',
  iCalled: 'Ben aradım, onu tanıyorum',

  warning: 'Lütfen bir an durun',
  sentences: [
    'Dolandırıcılar Microsoft’tan, bankanızdan ya da polisten aradıklarını veya akrabanız olduklarını söyler.',
    'Acele etmenizi ve kimseye söylememenizi isterler.',
    'Sonra bankanıza girişinizi izler ve paranızı alırlar.',
  ],
  callBack:
    'Telefonu kapatın ve önceden bildiğiniz bir numarayı arayın. Dürüst olan bunu anlar.',
  stop: 'Telefonu kapat ve dur',
  goOn: 'Eminim. Yine de devam et',

  stopped: 'Şimdi telefonu kapatın',
  stoppedText: 'Ekranınızı kimse görmedi.',
  steps: [
    'Kapatmanız yeterli. Hiçbir şey açıklamak zorunda değilsiniz.',
    'Güvendiğiniz birini, önceden bildiğiniz bir numaradan arayın.',
    'Şifre ya da para verdiniz mi, bir şey yüklediniz mi? Hemen bankanızı, kartınızın üzerindeki numaradan arayın.',
  ],
}
