// The sign-on asks before it signs out; who came from the product's own button has answered that already.
document.querySelector('button')?.click();
