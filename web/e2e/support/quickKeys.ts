/**
 * Test keys for http://localhost:8910. The four words computed from each key
 * are valid as a permanent id, so that a browser makes a permanent link at the
 * first attempt; with other keys, it needs sixteen attempts on average.
 */
export const quickKeys = [
  {
    x: 'q4NHLwHo5KZgsCFednVKdsqbbXKFASfeWrAZFMlyVGs',
    y: 'aJLj0mAPCmITL_iWCkqrDfcc-ggSSpnaf5UQCulxaA8',
    d: 'TGPgm-7LYeT92oHvAXy73YsbH0ktTdLrpVZ9jhrFm80',
  },
  {
    x: '_IyK0ieWm_8ti5k_ZjfNgLDpC4rAyS9Ic3ClemxQex0',
    y: 'VubQizGPsqeKN3vwheeABpW_zSvy7O2s3uCJGJ321tc',
    d: 'TkSdSEUAstsoldQ2DkLJ-BVZ5MIzdNNALKPUpu8hIuo',
  },
  {
    x: 'ntDOq9sbTMrzoTKaUscIZlkqOvdJggJmS0OVRm-PcAE',
    y: 'ryJ3rO5YIZpnw1B7VKc-iZr2RxnJhC2BxIYdyfQvAcQ',
    d: 'BxPQRv9rxq6aiWdT7p3HAll15W6fo5MCwtgBgNt9QZw',
  },
  {
    x: 'BnW9tTJkJAwlDs6HRy-vNYN5Sr2_LdR_Mu-zkJdvQgQ',
    y: 'CtSrkAH4qPdb-rtCoOBRSz-1YPK8sgS2IeVDdvcRtLk',
    d: 'wM-xl1rzSzZNSLcQ8vkiAp32kFp035Mfc2D3yPgXcPc',
  },
  {
    x: 'UFcu2Yog0UAh31UPg-vEp2AGdAysSTFEhm8y8eaSZuE',
    y: 'mrDTPiQgpmzWMNxxitPH0hpFbigihcZYzaL_V8FxeLU',
    d: 'G9ISPE1fu8QzGYY-IEqKv7bkegxTqUo9m4mOjWmKkM0',
  },
  {
    x: 'MTdqeie3e-KCl0KfJRqVKCfRnDMNsUDK6E4j5GySbSU',
    y: '1sHiiHY6RSoP1YMtxqXHBsNBR0UUtrBsY9kCCFwhadY',
    d: 'Micgq3T4z2BqRxzGSAntLD8LBgEliIDRsMaZmhse-34',
  },
  {
    x: 'GiI_pKdkbNQr53Mm7r-WukecHO8fcTg1dIDuYDiSoAI',
    y: 'CRWPMlZLOOxD0hHr7JmlJK-lTgzR0HbonJg9H41bx6E',
    d: 'dG8vD00IvD-h8bHkL85DeMxFH7K3csgRgv93wxce3Gg',
  },
  {
    x: 'C7CdHyBrRCsnqG0jQwTvRpZgWNoY7LZy76axXF7BtDw',
    y: 'I_IJ3FFq7-wtAlhJ6IUZWli4pY_6-ByqDPkkb2dCCvQ',
    d: '2AAvwG8sE7uBlkOiKbReoRMKGCbvWJNO1pLUbisK4tQ',
  },
  {
    x: 'qTAZuHr1pGGS4qxq0ZGuWMnKGnTQScA0UAUth6IpsQE',
    y: 'cRD1Xc45x0P-xiKSpq4L6PszcRfICJnSSd5uN36iq-k',
    d: 'DuqXaEnBvaAG8sjYitt5fZ6YpzGPXCb2To2hj6kBNHo',
  },
  {
    x: 'qswecVTsUjLQN-s7f4vvyFATAgPSNmWq9JeOzMo0TgY',
    y: 'zaKMrBRCQv06P2Cooo-kLldm5Yy262TyYLwaNh6mnzM',
    d: 'Q-FHlHoDnUhr6BdVB_jg-c7DKjjcMKVZ5V6y_QXG-BQ',
  },
  {
    x: '5t3YEKL6dXBiqPliV6OPtImrdAPF6-D3ug32pyrdhuI',
    y: 'I-rSDnFV9qEO3GMB4u7ZDxpEJFupBDCIMQjMJWtx8MI',
    d: 'U6gcGV03z4_y4jnvvj7jflBFo4PIZLOxRiOoX08SFYM',
  },
  {
    x: '7THVDT-Z24l3P_-JhVQWvPNjBfIq9r8Ag8FziWbQ194',
    y: 'IlSykLboEDsxXVBu3Ap2fJzxGknfuyVixfd7eYSMxNI',
    d: 'VSdQoyIpfT7L7vA2o61JpL7pq5m2gMjFP6ntzIcHkN4',
  },
] as const
