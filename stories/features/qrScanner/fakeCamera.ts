/** Cameras for stories: what the browser answers when it is asked for one. */
type Answer = () => Promise<MediaStream>;

/** Puts these cameras in the place of the device's own, until the story goes. */
const cameras =
  (getUserMedia: Answer, labels: string[] = []) =>
  () => {
    const enumerateDevices = async () =>
      labels.map((label, index) => ({ kind: 'videoinput', deviceId: `${index}`, label }));
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia, enumerateDevices },
    });
    return () => void Reflect.deleteProperty(navigator, 'mediaDevices');
  };

export const failing = (name: string) => cameras(() => Promise.reject(new DOMException('', name)));

/** The visitor has not answered yet. */
export const waiting = cameras(() => new Promise(() => undefined));

/** Films a white sheet. */
export const filming = cameras(async () => {
  const sheet = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const pen = sheet.getContext('2d');
  if (pen) pen.fillStyle = 'white';
  pen?.fillRect(0, 0, sheet.width, sheet.height);
  return sheet.captureStream(5);
}, ['Back camera', 'Front camera']);
