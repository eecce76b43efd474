/** Documents to choose. What they hold matters to nobody but the eye: the answers are mocked. */

/** A small scan: a PNG of 420 x 300 in four greys. */
const scan =
  'iVBORw0KGgoAAAANSUhEUgAAAaQAAAEsAgAAAADjdID9AAAGlElEQVR42u3aTWjbZhgHcMlN4yzq4m7kkOVLG7TgsMXaYIcM2tpNSwPxinPfYTl0kBy6tOCB' +
  'OzZLS8Ee08VNTzstLTl0/SAJ+JCV1FrVdIL54lqHXSU1UGguFohNDpLevVI+2q5J3SZS2NbngchCxPrxPv6/5pUlAu1VESCBBBJIIIEEEkgggQQSSCD9t6Ra' +
  'mvVbEreRLgh7Jfk2pCeSSNbJhWNtTZnmGldKTHATqIUyQrV0lihmKV+lX0fmzmSOtZHTI7X2/qbe/TQiByuJuXSmKXo04qt01zh3HY+JeqzMLURjLTSFqLui' +
  'cS6dPtrRz/gspfdjKbJMzC1GGYvA0oNJ48N0mrU7/JayxACWKtOe1HljU3JaWJ+lr82Bo22RuwqWcPewJE563aNPCj5Lo2cG2tsiD7jRRZyINyJuIkbcRDCc' +
  'H9DTUoa8E2qLKNF3F2OJiYSb8mUv5cJdX6UtanMWTe6VVA/vlWR2BS35XCCBBBJIIIEEEkggvS6SvvU/lJ/b8crY5nxyQylBfPTkoMN6Lz89A6w8877V50/1' +
  'F/571Fj6uXP+yUE77r2knh/Ki+qhO6TGksPox0uk4JAlcoErtpwoMMo7IVqqdJVRgSnQJ5NGucBwDDrYQVW6lgZa0loI6ZHE2YPMweWw0qVQS2HuDIUSl0Jm' +
  'qJFUG8uMxc3owFjmbP+R95PJXD5FS7l8GQ3zrclTebU8PNyJL7NP5XN5cXq6qBaF2q2+ns5Iqzj121RuUtTk6lUkV66o00IjyfrKYcxS2o6W+o/EZ6XkCpZu' +
  'yGVEOYyUlLUy/WOcRzQv35AlzSxqplCz2NMMT/O6hFKapMoi7l7VkM1Gkm6dIxhT0B1XYgvhFMJSYV8ZffclEU5pf/zO2ETYlQr7pKon6SbxZpynOVKZSJCS' +
  'Liuf4c/JqBBsQ+k8vipbl7JdkicN4zHVWxmU0nks4aBgaVjelAQbSzxaPZFCWHIGXWm7TDwtpR3BLI163csy+eQjLKWwNJtjVlJGEnePWXGl1Eb3dIu95XZv' +
  'dVZLrmJpRXWlqtO4e5nxuBUdWMiU+qPZ3qFcfjg5NDxYdrp4ik+ZtJuIpDemQUlVPMmO9fRGaFHLTeWmJF3Laah62VBnGktZAqf8DrlQirWwiUtK12RhiBvl' +
  'EddVoFMWs5ZyLHGjebPFkxw35TROeVihJF0ZbUbKZaNRyl+xNvK1PsdfpnYm6RsdClza7FDg0k4KJJBA+h9J6yuieru7tSPIYgOWjNt/IveL214MXEKaJ5k+' +
  'Srx2v9kM1UP6gZEJjuF4dJJa+oSstHNsnVQiSneCTUyg4zxe3MmGRu5OElV1en5m7mast7O1lUKnLopz14qGhmrXFvCY+vr7aKeTahWvyoZSFHYl3dNl87Y5' +
  'Z8V74j8wPEpqkmalsaRZGSxlu9mUzSTx4g6PydxJL59Ikl4hLhDzFttDNGMp9azEdhARb8nlSjtK4tOSjNQFV4o7a1LVk6rrkoBcKemLVHWumq7EPH6+e2w3' +
  'O2vHN7q3m89Jwgs2debqMpZ6O4dxIoYuSrUiToRQK+JE3GR7YrQTo2ixWlXUmV92ISlvS7oZMlres1gapzyPUy7VQ4ZhxOshPHMPsL045QmeXqaWmzTS2MGg' +
  'tv3eS211kPe22g5G9GqS0xvZIwnh1XIAku8FEkgggQQSSCCBBNJrJu1sgfoKUp2YWNt57G0dCrk3U0oJwXdJ+eKZxzbNJDLHMmNH+xjfJRHlvw8vh+83a0th' +
  '5TBa5ZFhHypFS7TvUh7dm6yKU6KqiZp4yb1S0p1DqEP43HeJRzKv8vo9XZPUvLomHUbtW1+w7VrSOVLCks7rG2MKQsLd43Ue/UPqEGjfJRHxvMavetJa9wz7' +
  '40ASoYxHclOi5kniAyzVFwJKOZ65bso9SXkL1Yj0nYBmLtr4CcAt93a15Z+xvVT1fj70GdpSWvbnsdTtpYALJJBAAullJHntKR63bMEmaG4iQOnh+q4p2KzT' +
  'SQcm3W/mMiG9LZElp2mbtePJwCRRldXpuZt9H4xHBYv4huV3ddoXSfd0WTbnTaGbNQWrrztASdLlCnHeJHqb3fsjnwYryUjHysxA8FLVwd277kSFunA6ngpQ' +
  '0q7MzFux6Hh01uqLBZhyvMzDKXcSWeLbiOPd6QxICr5AAgkkkEACCSSQQAIJJJBAAgkkkEACCSSQQAIJJJBAAgkkkEACCSSQQAIJJJBAAgkkkEACCSSQQAIJ' +
  'JJBAAgkkkP6t0t+yRNHbs99pywAAAABJRU5ErkJggg==';

/** A file named as given that shows the scan. */
export function scanNamed(name: string): File {
  const bytes = Uint8Array.from(atob(scan), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

export function pdfNamed(name: string, bytes = 184_000): File {
  return new File(['%PDF-1.7'.padEnd(bytes)], name, { type: 'application/pdf' });
}
