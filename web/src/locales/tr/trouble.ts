import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Ne yapmalı',
  details: 'Size yardım eden kişi için ayrıntılar',
  readOut: 'Telefonda biri size yardım ediyorsa bunu ona okuyun:',
  openSettings: 'Ayarları aç',
  openInChrome: 'Chrome’da aç',
  openSecure: 'Güvenli sayfayı aç',
  copyLink: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',

  system: {
    mac: [
      'Aşağıdaki “Ayarları aç” düğmesine basın.',
      'Tarayıcınızın adının yanındaki anahtarı açın.',
      'Tarayıcıdan çıkın ve yeniden açın.',
      'Aynı bağlantıyı açın ve düğmeye yeniden basın.',
    ],
    windows: [
      'Aşağıdaki “Ayarları aç” düğmesine basın.',
      'Uygulamaların ve tarayıcının ekran görüntüsü almasına izin veren her şeyi açın.',
      'Bu sayfaya dönün ve düğmeye yeniden basın.',
    ],
    other: [
      'Bilgisayarınızın ekranla ilgili bir sorusu var mı bakın ve izin verin.',
      'Yoksa tarayıcıyı kapatıp yeniden açın ve aynı bağlantıyı açın.',
    ],
  },
  refused: [
    'Tarayıcının üstünde, adresin yanındaki küçük işarete tıklayın.',
    'Ekran paylaşımını bulun ve “Sor” ya da “İzin ver” olarak ayarlayın.',
    'Aşağıdaki düğmeye yeniden basın.',
  ],
  otherBrowser: [
    'Aşağıdaki “Bağlantıyı kopyala” düğmesine basın.',
    'Chrome, Edge, Firefox veya Safari’yi açın.',
    'En üstteki satırda parmağınızı basılı tutun ya da sağ tıklayın, “Yapıştır” seçeneğini seçin ve Enter tuşuna basın.',
  ],
  inChrome: [
    'Aşağıdaki “Chrome’da aç” düğmesine basın.',
    'Hiçbir şey açılmazsa “Bağlantıyı kopyala” düğmesine basın ve bağlantıyı tarayıcınızın en üstteki satırına yapıştırın.',
  ],
  leaveApp: [
    'Bu sayfanın kenarındaki üç noktaya ya da küçük pusulaya basın.',
    '“Tarayıcıda aç” ya da “Safari’de aç” seçeneğini seçin.',
    'İkisini de bulamazsanız aşağıdaki “Bağlantıyı kopyala” düğmesine basın ve bağlantıyı Safari’nin en üstteki satırına yapıştırın.',
  ],
  camera: {
    other: [
      'Tarayıcının üstünde, adresin yanındaki küçük işarete basın.',
      '“İzinler” bölümüne basın ve kamerayı açın.',
      'Aşağıdaki düğmeye yeniden basın.',
    ],
    ios: [
      'Adresin yanındaki küçük işarete basın.',
      'Bu web sitesinin ayarlarını açın ve kamerayı “İzin Ver” yapın.',
      'Aşağıdaki düğmeye yeniden basın.',
    ],
  },
}
