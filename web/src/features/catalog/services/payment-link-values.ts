// The first values of a payment link and its coupon.

export function newLink(name: string) {
  return {
    unitPrice: null,
    currency: "MXN",
    paymentName: name.slice(0, 100),
    paymentDescription: "",
    themeColor: "#007AFF",
    deposit: null,
    discount: {
      active: false,
      type: "percentage",
      value: null,
      message: "",
      expirationType: "always",
      discountKey: "",
      timerDays: 0,
      timerHours: 0,
      timerMinutes: 15,
      timerSeconds: 0,
      startDate: null,
      endDate: null,
    },
  };
}

const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Eight random letters and digits. */
export function newCoupon(): string {
  const chosen = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(chosen, (number) => LETTERS[number % LETTERS.length]).join("");
}
