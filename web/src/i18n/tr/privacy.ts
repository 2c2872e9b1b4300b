import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Gizlilik',
  introduction: (appName: string) =>
    `${appName} bir kişinin ekranını yalnızca bir başka kişiye gösterir ve ikiniz hakkında da hiçbir şey saklamaz.`,

  sections: [
    {
      heading: 'Ekranınız',
      paragraphs: [
        'Ne göstereceğinizi siz seçersiniz: bütün ekranı, tek bir pencereyi ya da tek bir sekmeyi. Tarayıcınız her seferinde size sorar ve istediğiniz an bırakabilirsiniz.',
        'Ses, yalnızca tarayıcınız bunu sunuyorsa ve siz ses anahtarını açık bırakırsanız birlikte gider. Sayfanız bunu size söyler. Ekranı gizlemek ve göstermeyi bırakmak sesi de keser.',
        'Görüntü ve ses, sizin tarayıcınızdan karşı tarafın tarayıcısına bütün yol boyunca şifreli gider. Biz onları görmeyiz, duymayız, kaydetmeyiz, saklamayız.',
        'Karşı taraf bakabilir ama tıklayamaz ve yazamaz. Gördüğünün fotoğrafını çekmesini engelleyemeyiz; bu yüzden ekranınızı yalnızca güvendiğiniz birine gösterin.',
        'Telefonda ya da tablette bunun yerine kameranın gördüğünü gösterebilirsiniz. Tarayıcınız önce sorar ve kamera yalnızca siz gösterdiğiniz sürece açıktır.',
        'Birbirinize yazdıklarınız ve gösterilen yerler de aynı yoldan gider. Mikrofonunuz ancak “Mikrofonla konuş” düğmesine bastıktan sonra açılır ve tarayıcınız önce sorar.',
        'Dosyalar da aynı yoldan, yalnızca alan kişi evet dedikten sonra gider. Her indirme gibi kaydedilir ve asla açılmaz. Programlar reddedilir.',
        'Bittikten sonra ikiniz de olup olmadığını söyleyebilirsiniz. Yanıt sunucumuzdan geçip öbür sayfaya gider; sunucu onu saklamaz.',
      ],
    },
    {
      heading: 'İki tarayıcı birbirini nasıl bulur',
      paragraphs: [
        'Buluşma sunucumuz iki tarayıcıyı tanıştırır. Bunun için her sayfa rastgele birkaç sözcükten oluşan bir kimlik alır. Sunucu bu kimlikleri yalnızca belleğinde, yalnızca sayfalar bağlıyken ve bir bağlantı koptuktan sonra iki dakika boyunca tutar ve hiçbir diske yazmaz.',
        'Sunucumuza tek bir konuda güvenirsiniz: doğru iki tarayıcıyı tanıştırdığına. Bağlantıyla, iki sayfa hiçbir şey gösterilmeden önce bunu kendisi denetler. Bunun yerine kelimeleri yazarsanız, dürüst olmayan bir sunucu başka birini tanıştırabilir; o zaman beklediğiniz kişi olduğundan emin olun.',
        'Doğrudan bağlanmak için iki tarayıcı birbirine internet adresini söyler. Tarayıcınız kendi adresini öğrenmek için herkese açık bir STUN sunucusuna sorabilir. O sunucu bu adresi görür, ekranınızdan hiçbir şey görmez.',
        'Bazı ağlar doğrudan bağlantıya izin vermez. Bu sitenin bir ara noktası varsa şifreli görüntü oradan geçer. Ara nokta onu okuyamaz ve saklamaz.',
      ],
    },
    {
      heading: 'Bilgisayarınızda ne kalır',
      paragraphs: [
        'Bu sekme kendi kimliğini, görüntüyü nasıl sevdiğinizi ve öbür tarayıcının onu yeniden tanıdığı bir sırrı tarayıcının oturum belleğinde tutar; böylece sayfayı yenilediğinizde bağlantı geçerli kalır. Sekmeyi kapattığınızda hepsi silinir.',
        'Bir dil seçerseniz tarayıcınız bu seçimi hatırlar.',
        'Daha büyük yazı seçerseniz veya mesajları sesli okutursanız, tarayıcınız bunu hatırlar.',
        'Birine yardım etmek için adınızı yazarsanız tarayıcınız onu siz silene kadar hatırlar. Ad, bağlantıda # işaretinden sonra durur ve tarayıcılar o bölümü hiçbir sunucuya göndermez. Geliş sesini kapatırsanız bu da hatırlanır.',
        'Bağlantılarınızın tanınması için tarayıcınız bir anahtar saklar. Kimsenin adını içermez, tarayıcınızdan hiç çıkmaz ve bu sitenin verilerini sildiğinizde yok olur.',
        'Hep aynı kalan bir bağlantı isterseniz tarayıcınız onu bu anahtarın yanında saklar. Size yardım eden birinin düğmesini saklarsanız tarayıcınız onun adını ve bağlantısını saklar. Bunları hiçbir sunucu saklamaz.',
        'İlk paylaşımdan sonra tarayıcınız bu sitenin küçük bir sayfasını saklar. İnternet bağlantısı olmadığında bu sayfa size neyin yanlış olduğunu söyler. Bu site için simge eklerseniz, siz kaldırana kadar kalır.',
        '“Bu cihazda çal” seçeneğini açarsanız tarayıcınız, zilinizi çalabilecek kişilere verdiğiniz adları saklar. Onların tarayıcıları cihazınıza nasıl ulaşılacağını saklar. Çağrı, sunucumuzdan ve tarayıcınızı yapan şirketten geçer. Cihazınız için şifrelenmiştir; ikisi de okuyamaz ve biz ondan hiçbir şey saklamayız.',
        'Yaptıklarınızın bir sayfasını saklarsanız, ekranınızın resimleri siz silene kadar tarayıcınızda, “Sayfalarım” altında kalır. Bu sitenin o bölümü de saklanır; böylece internet olmadan açılır. “Yaptıklarımızı sakla” düğmesine basmadan önce yalnızca bu sayfanın belleğindedirler. Size yardım eden kişi, ancak siz gönderirseniz bir kopya alır. Adımların yazıları, siz kapatana kadar ikinizin sekmelerinde kalır.',
        'Bağlantıyı bir uygulamayla, örneğin bir mesajlaşma uygulamasıyla gönderirseniz o uygulama bağlantıyı her mesaj gibi alır. Siz tıklamadan önce ondan hiçbir şey istemeyiz.',
        'Göstermek ve izlemek için çerez kullanılmaz. İstatistik yok, reklam yok, izleme yok. Başka şirketlerden hiçbir şey yüklenmez, yazı tipleri bile.',
      ],
    },
    {
      heading: 'Sunucumuz ne yazar',
      paragraphs: [
        'Kayıtlarda bir şeyin olduğu ve başarılı olup olmadığı yazar; böylece arızaları giderebiliriz. İçlerinde kimlik, internet adresi ya da ekranınızdan bir şey yoktur.',
        'İnsanlarla ilgili bir veritabanı yoktur; göstermek ve izlemek için hesap da yoktur.',
      ],
    },
  ],

  forgetHeading: 'Bu tarayıcının sakladıklarını silmek',
  forgetText:
    'Adınız, diliniz, size özel bağlantınız, size yardım edenlerin düğmeleri, sayfalarınız ve bu sitenin bu tarayıcıda sakladığı her şey silinir. Gönderdiğiniz bağlantılar artık çalışmaz.',
  forget: 'Bu tarayıcıdaki her şeyi sil',
  forgotten: 'Her şey silindi.',

  contactHeading: 'Sorular',
  contact: (companyName: string) =>
    `Bu siteyi işleten: ${companyName}. Bize yazın:`,
}
