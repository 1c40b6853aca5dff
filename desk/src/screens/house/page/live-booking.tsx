import { useEffect } from 'react';

const embedScript = '/embed.js';

interface LiveBookingProps {
  /** As they stand in the lines that a hotel copies. */
  attributes: Readonly<Record<string, string>>;
}

/** The very element that a hotel puts into its own page, brought by the same script. */
export function LiveBooking({ attributes }: LiveBookingProps) {
  useEffect(() => {
    if (customElements.get('stayfront-booking') ?? document.querySelector(`script[src$="${embedScript}"]`)) return;
    const script = document.createElement('script');
    // Its own origin is where it asks: here that of the desk, which answers as any address of the engine does.
    script.src = embedScript;
    script.async = true;
    document.head.append(script);
  }, []);
  // Another element for other wishes: the one before closes its frame.
  return <stayfront-booking class="embed-example__frame" key={JSON.stringify(attributes)} {...attributes} />;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stayfront-booking': Readonly<Record<string, string>> & { readonly class?: string };
    }
  }
}
