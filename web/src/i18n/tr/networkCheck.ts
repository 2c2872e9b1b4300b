import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'İnternetimi test et',
  introduction:
    'Birkaç saniye sürer. Kamera ve mikrofon kullanılmaz, kimse aranmaz.',
  steps: {
    signalling: 'Sunucumuz',
    stun: 'Doğrudan bağlantı',
    udp: 'Bir ara nokta üzerinden, hızlı yol (UDP)',
    tcp: 'Bir ara nokta üzerinden, TCP ile',
    tls: 'Bir ara nokta üzerinden, web sayfaları gibi (TLS)',
  },
  outcomes: {
    testing: 'Test ediliyor…',
    works: 'Çalışıyor',
    answers: 'Yanıt veriyor ama bir şey geçirmiyor',
    refused: 'Bağlantıyı reddediyor',
    silent: 'Yanıt yok',
    absent: 'Bu sitede yok',
  },
  verdicts: {
    testing: { title: 'İnternet bağlantınız test ediliyor', advice: '' },
    good: {
      title: 'İnternet bağlantınız iyi',
      advice: 'Ekran paylaşımı için gereken her şey çalışıyor.',
    },
    slow: {
      title: 'İnternet bağlantınız çalışıyor',
      advice:
        'Ağınız hızlı yolu engelliyor, görüntü biraz geç gelebilir. Bir şey yapmanız gerekmez.',
    },
    direct: {
      title: 'İnternet bağlantınız büyük olasılıkla yeterli',
      advice:
        'Buradan bir ara noktaya ulaşılamıyor, ama evde çoğu zaman gerekmez. Birbirinize ulaşamazsanız başka bir ağ deneyin, örneğin bir telefonun internetini.',
    },
    refused: {
      title: 'Ara nokta bağlantıyı reddediyor',
      advice:
        'Suç sizde değil. Lütfen bu siteyi yönetenlere haber verin. İki ev ağı arasında çoğu zaman yine de çalışır.',
    },
    blocked: {
      title: 'Ağınız ekran paylaşımını engelliyor',
      advice:
        'Başka bir ağ deneyin, örneğin bir telefonun internetini. Açıksa VPN’i kapatın. Sonra yeniden test edin.',
    },
    pagesOnly: {
      title: 'Ağınız sayfalara izin veriyor, ama aramalara vermiyor',
      advice:
        'Bunun nedeni bir VPN, bir virüs koruma programı veya bir şirket ağı olabilir. Varsa VPN’i kapatın ya da telefonunuzun erişim noktası gibi başka bir ağ deneyin. Sonra yeniden test edin.',
    },
    offline: {
      title: 'Sunucumuza ulaşamıyoruz',
      advice:
        'Başka bir site açılıyor mu? Açılmıyorsa internetinizi denetleyin. Açılıyorsa ağınız bizi engelliyor olabilir: açıksa VPN’i kapatın ya da başka bir ağ deneyin.',
    },
  },
  again: 'Yeniden test et',
}
