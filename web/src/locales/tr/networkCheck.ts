import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Bağlantımı sına',
  introduction:
    'Birkaç saniye sürer; kamera ve mikrofon kullanılmaz, kimse aranmaz.',
  steps: {
    signalling: 'Sunucumuz',
    stun: 'Başkalarına doğrudan yol',
    udp: 'Aracı üzerinden, hızlı yol (UDP)',
    tcp: 'Aracı üzerinden, TCP ile',
    tls: 'Aracı üzerinden, web sayfaları gibi (TLS)',
  },
  outcomes: {
    testing: 'Sınanıyor',
    works: 'Çalışıyor',
    answers: 'Yanıt veriyor ama bir şey geçirmiyor',
    refused: 'Bizi geri çeviriyor',
    silent: 'Yanıt yok',
    absent: 'Burada yok',
  },
  verdicts: {
    testing: { title: 'Bağlantınız sınanıyor', advice: '' },
    good: {
      title: 'Bağlantınız iyi',
      advice: 'Ekran paylaşımı için gereken her şey buradan çalışıyor.',
    },
    slow: {
      title: 'Bağlantınız çalışıyor',
      advice:
        'Ağınız hızlı yolu engelliyor, görüntü biraz geç gelebilir. Bir şey yapmanız gerekmez.',
    },
    direct: {
      title: 'Bağlantınız büyük olasılıkla yeterli',
      advice:
        'Buradan bir aracıya ulaşılamıyor, ama evde çoğu zaman gerekmez. Birbirinize ulaşamazsanız başka bir ağ deneyin, örneğin bir telefonun internetini.',
    },
    refused: {
      title: 'Aracı bizi geri çeviriyor',
      advice:
        'Suç sizde değil. Lütfen bu siteyi yönetenlere haber verin. İki ev ağı arasında çoğu zaman yine de çalışır.',
    },
    blocked: {
      title: 'Ağınız ekran paylaşımını engelliyor',
      advice:
        'Başka bir ağ deneyin, örneğin bir telefonun internetini. Açıksa VPN’i kapatın. Sonra yeniden sınayın.',
    },
    offline: {
      title: 'Sunucumuz yanıt vermiyor',
      advice:
        'Başka bir site açılıyor mu? Açılmıyorsa internetinizi denetleyin. Açılıyorsa ağınız bizi engelliyor olabilir: açıksa VPN’i kapatın ya da başka bir ağ deneyin.',
    },
  },
  again: 'Yeniden sına',
}
