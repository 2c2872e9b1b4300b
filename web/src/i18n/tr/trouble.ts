import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Ne yapmalı',
  details: 'Size yardım eden kişi için teknik ayrıntılar',
  readOut: 'Telefonda biri size yardım ediyorsa bunu ona okuyun:',
  openSettings: 'Ayarları aç',
  openInChrome: 'Chrome’da aç',
  openSecure: 'Güvenli sayfayı aç',
  copyLink: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',

  system: {
    mac: [
      'Aşağıdaki “Ayarları aç” düğmesine basın.',
      'Listede tarayıcınızı bulun ve adının yanındaki düğmeyi açık duruma getirin.',
      'Mac sorarsa “Çık ve Yeniden Aç” düğmesine tıklayın.',
      'Aynı bağlantıyı yeniden açın ve düğmeye basın.',
    ],
    windows: [
      'Aşağıdaki “Ayarları aç” düğmesine basın.',
      'Uygulamaların ve tarayıcınızın ekran görüntüsü almasına izin veren ayarları açın.',
      'Bu sayfaya dönün ve düğmeye yeniden basın.',
    ],
    other: [
      'Bilgisayarınız ekranı göstermek için izin istiyor olabilir. İstiyorsa izin verin.',
      'İstemiyorsa tarayıcıyı kapatıp yeniden açın ve aynı bağlantıya dönün.',
    ],
  },
  refused: [
    'Tarayıcının üstünde, adresin yanındaki küçük simgeye tıklayın.',
    'Ekran paylaşımını bulun ve “Sor” ya da “İzin ver” olarak ayarlayın.',
    'Sonra aşağıdaki düğmeye basın.',
  ],
  refusedByFirefox: [
    'Bu sayfayı yeniden yükleyin: F5 tuşuna ya da tarayıcının üstündeki yuvarlak oka basın.',
    'Sonra düğmeye yeniden basın.',
    'Tarayıcı hâlâ sormuyorsa adresin yanındaki küçük simgeye, ardından ekran paylaşımının yanındaki çarpıya tıklayın.',
  ],
  otherBrowser: [
    'Aşağıdaki “Bağlantıyı kopyala” düğmesine basın.',
    'Chrome, Edge, Firefox veya Safari’yi açın.',
    'Üstteki adres çubuğuna sağ tıklayın (dokunmatik ekranda basılı tutun), “Yapıştır” seçeneğini seçin ve Enter tuşuna basın.',
  ],
  inChrome: [
    'Aşağıdaki “Chrome’da aç” düğmesine basın.',
    'Hiçbir şey açılmazsa “Bağlantıyı kopyala” düğmesine basın, tarayıcınızı açın ve bağlantıyı üstteki adres çubuğuna yapıştırın.',
  ],
  leaveApp: [
    'Bu ekranın üstündeki ya da altındaki üç noktaya veya pusula simgesine basın.',
    '“Tarayıcıda aç” ya da “Safari’de aç” seçeneğini seçin.',
    'İkisini de bulamazsanız aşağıdaki “Bağlantıyı kopyala” düğmesine basın, Safari’yi açın ve bağlantıyı adres çubuğuna yapıştırın.',
  ],
  camera: {
    other: [
      'Tarayıcının üstünde, adresin yanındaki küçük simgeye basın.',
      '“İzinler” bölümüne basın ve kamerayı açın.',
      'Sonra aşağıdaki düğmeye basın.',
    ],
    ios: [
      'Adresin yanındaki küçük simgeye basın.',
      'Bu web sitesinin ayarlarını açın ve kamera için “İzin Ver”i seçin.',
      'Sonra aşağıdaki düğmeye basın.',
    ],
  },
}
